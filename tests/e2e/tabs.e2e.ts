import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser/e2e-test.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';

const ELSEWHERE = 'Greenroom is open in another tab';
/** Limit for a tab to give the work up; the start of the other depends on the machine. */
const SOON = { timeout: 1_000 };

/** @returns the milliseconds, by the page's own clock, from the release of the lead by another tab until this one shows that it works */
const takesOverAfter = (page: Page): Promise<number> =>
  page.evaluate(async (elsewhere) => {
    const heading = () => [...document.querySelectorAll('h1, h2')].find(({ textContent }) => textContent === elsewhere);
    let releasedAt = Number.NaN;
    await navigator.locks.request('greenroom-lead', { mode: 'shared' }, () => {
      releasedAt = performance.now();
    });
    while (heading() !== undefined) await new Promise((resolve) => void setTimeout(resolve, 10));
    return performance.now() - releasedAt;
  }, ELSEWHERE);

test('works in one tab alone, which gives the work up within 1 s when another tab takes it, is closed or crashes (fault 23)', async ({
  performerPage,
  performerId,
  mark,
  platform,
  context,
}) => {
  test.slow();
  const elsewhere = performerPage.page.getByRole('heading', { name: ELSEWHERE });
  await performerPage.startWork();
  const second = createPerformerPage(await context.newPage(), platform, performerId);
  await second.open('/');
  await expect(second.page.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
  await second.button('Use it here').click();
  await expect(elsewhere).toBeVisible(SOON);
  await expect(second.homeHeading()).toBeVisible();
  await second.isConnected();
  await second.goReady();
  await mark.asks(performerId);
  await expect(second.request).toBeVisible();
  await expect(performerPage.request).toBeHidden();
  await expect(performerPage.page).not.toHaveTitle(/Request/);
  await mark.cancels();
  await expect(second.request).toBeHidden();
  await test.step('takes over when the working tab is closed', async () => {
    const takesOver = takesOverAfter(performerPage.page);
    await second.page.close();
    expect(await takesOver).toBeLessThan(SOON.timeout);
    await performerPage.isConnected();
  });
  await test.step('takes over when the working tab crashes', async () => {
    const crashing = createPerformerPage(await context.newPage(), platform, performerId);
    await crashing.open('/');
    await crashing.button('Use it here').click();
    await crashing.isConnected();
    await expect(elsewhere).toBeVisible();
    const takesOver = takesOverAfter(performerPage.page);
    const crashed = crashing.page.waitForEvent('crash');
    // The address never answers: the page is gone before.
    void crashing.page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    expect(await takesOver).toBeLessThan(SOON.timeout);
    await performerPage.isConnected();
    await expect(elsewhere).toBeHidden();
  });
});
