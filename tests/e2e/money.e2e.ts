import { expect, test } from '../support/browser/e2e-test.ts';
import { earningsOn } from '../support/browser/earnings-page.ts';
import { essentialParts, findStickingOut } from '../support/browser/session-layout.ts';
import { amountsAfter, moneyOf } from '../support/browser/session-money.ts';
import { atDesktopWidth } from '../support/browser/tab-to.ts';

test.use({ clockRate: 1 });

test('pays VIP from the own price of the performer: 40 percent of € 4.49 a minute, which the top of every page and the list count, and loses nothing of 500 tips in a few seconds', async ({
  performerPage,
  performerId,
  mark,
  page,
}) => {
  test.slow();
  const todayInBar = page.getByRole('banner').getByRole('link', { name: /^Today/ });
  await test.step('has no payout, no rank and nothing of today on the first day', async () => {
    await performerPage.startWork('/earnings/specifications/');
    await expect(page.getByText('No payouts yet')).toBeVisible();
    await expect(page.getByText('You get a rank with your first payout.')).toBeVisible();
    await expect(todayInBar).toHaveText('Today € 0.00');
  });
  await test.step('pays VIP from the own price of the performer, which the top of every page and the list count', async () => {
    const saved = await page.evaluate(async (id) => {
      const answer = await fetch(`/api/performer/performer_accounts/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ver: '1.1', tokenDate: '1' },
        body: JSON.stringify({ vipPrices: { vipcam: 299, vipvideo: 449 } }),
      });
      return answer.status;
    }, performerId);
    expect(saved).toBe(200);
    await performerPage.goReady();
    await mark.asks(performerId, { sessionType: 'VIPVIDEO', type: 'vip' });
    await performerPage.accept();
    await mark.startsBothTimers();
    await expect(moneyOf(performerPage)).toContainText('(1.80/min)');
    // From the third second on, whenever that is looked at.
    await expect(performerPage.timer).toHaveText(/^\d\d:(?:0[3-9]|[1-5]\d)$/);
    await expect(moneyOf(performerPage)).toContainText(/^€ (?:0\.(?:09|[1-9]\d)|[1-9])/);
    await mark.leaves('CLICK');
    const [earned, today, listed] = await amountsAfter(performerPage);
    expect([today, listed]).toEqual([earned, earned]);
    expect(earned).toBeGreaterThanOrEqual(9);
    await expect(todayInBar).not.toHaveText('Today € 0.00');
    await expect(earningsOn(page).sessions.getByRole('rowheader', { name: 'nl Mark' })).toBeVisible();
  });
  await test.step('loses nothing of 500 tips in a few seconds, keeps them readable and draws a bounded part of them', async () => {
    await mark.asks(performerId);
    await performerPage.accept();
    for (let portion = 0; portion < 20; portion += 1)
      await Promise.all(Array.from({ length: 25 }, () => mark.pays({ for: 'tip', value: 1 })));
    await expect(moneyOf(performerPage)).toContainText('+€ 80.00 tips');
    await expect(performerPage.line('Mark tipped 500 times · € 80.00')).toBeVisible();
    const rows = performerPage.chatLog.locator('[data-tip]');
    expect(await rows.count()).toBeLessThanOrEqual(120);
    const overflowing = await rows.evaluateAll((all) => all.filter((row) => row.scrollWidth > row.clientWidth).length);
    expect(overflowing).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const one of essentialParts(performerPage)) await expect.soft(one).toBeInViewport({ ratio: 1 });
    await expect.soft.poll(() => findStickingOut(performerPage.chat)).toEqual([]);
    await atDesktopWidth(page);
    await mark.leaves('CLICK');
    await expect(performerPage.summary).toContainText('Tips€ 80.00 (500 credits)');
  });
});

test('asks for the earnings of the platform’s day where the clock of the device is a day ahead', async ({
  page,
  performerPage,
}) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 86_400_000;
  });
  const asked = page.waitForRequest(/\/earnings\?/u);
  await performerPage.startWork();
  const date = Number(new URL((await asked).url()).searchParams.get('date'));
  expect(Math.abs(date - Date.now() / 1_000)).toBeLessThan(3_600);
});
