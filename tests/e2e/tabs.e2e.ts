import { createPerformerPage } from '../support/browser/performer-page.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

const ELSEWHERE = 'Greenroom is open in another tab';
/** Limit for a tab to give the work up; the start of the other depends on the machine. */
const SOON = { timeout: 1_000 };

test('works in one tab alone, which gives the work up within 1 s when another tab takes it', async ({
  she,
  herId,
  mark,
  platform,
  context,
}) => {
  await she.startWork();
  const second = createPerformerPage(await context.newPage(), platform, herId);
  await second.open('/');
  await expect(second.page.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
  await second.button('Use it here').click();
  await expect(she.page.getByRole('heading', { name: ELSEWHERE })).toBeVisible(SOON);
  await expect(second.page.getByRole('heading', { name: 'News' })).toBeVisible();
  await second.isConnected();
  await second.goReady();
  await mark.asks(herId);
  await expect(second.request).toBeVisible();
  await expect(she.request).toBeHidden();
  await expect(she.page).not.toHaveTitle(/Request/);
});

test('goes on in the other tab when the first is closed', async ({ she, herId, platform, context }) => {
  const second = createPerformerPage(await context.newPage(), platform, herId);
  await second.startWork();
  await she.open('/');
  await expect(she.page.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
  await second.page.close();
  await she.isConnected();
});
