import { createPerformerPage } from '../support/browser/performer-page.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

const ELSEWHERE = 'Greenroom is open in another tab';
/** Limit for a tab to give the work up; the start of the other depends on the machine. */
const SOON = { timeout: 1_000 };

test('works in one tab alone, which gives the work up within 1 s when another tab takes it', async ({
  performerPage,
  performerId,
  mark,
  platform,
  context,
}) => {
  await performerPage.startWork();
  const second = createPerformerPage(await context.newPage(), platform, performerId);
  await second.open('/');
  await expect(second.page.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
  await second.button('Use it here').click();
  await expect(performerPage.page.getByRole('heading', { name: ELSEWHERE })).toBeVisible(SOON);
  await expect(second.homeHeading()).toBeVisible();
  await second.isConnected();
  await second.goReady();
  await mark.asks(performerId);
  await expect(second.request).toBeVisible();
  await expect(performerPage.request).toBeHidden();
  await expect(performerPage.page).not.toHaveTitle(/Request/);
});

test('goes on in the other tab when the first is closed', async ({ performerPage, performerId, platform, context }) => {
  const second = createPerformerPage(await context.newPage(), platform, performerId);
  await second.startWork();
  await performerPage.open('/');
  await expect(performerPage.page.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
  await second.page.close();
  await performerPage.isConnected();
});
