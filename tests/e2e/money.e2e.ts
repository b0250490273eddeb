import { connect, expect, test } from '../support/browser/e2e-toys.ts';
import { earningsOn, sumOf } from '../support/browser/earnings-page.ts';
import type { PerformerPage } from '../support/browser/performer-page.ts';
import { essentialParts, findStickingOut } from '../support/browser/session-layout.ts';

/** The money in the bar of the session. */
const moneyOf = (performerPage: PerformerPage) => performerPage.studio.getByRole('group', { name: 'Money' });

/** The amount of the summary, of today beside it and of the page of the earnings: all three in cents. */
const amountsAfter = async (performerPage: PerformerPage): Promise<readonly number[]> => {
  await expect(performerPage.summary).toContainText('Earned');
  await expect(performerPage.summary).not.toContainText('about');
  const inSummary = sumOf([await performerPage.summary.getByRole('strong').innerText()]);
  const today = sumOf([await performerPage.summary.getByRole('definition').last().innerText()]);
  await performerPage.summary.getByRole('button', { name: 'Ready' }).click();
  await performerPage.goTo('/earnings/');
  const earnings = earningsOn(performerPage.page);
  await expect(earnings.total).toBeVisible();
  const listed = sumOf((await earnings.allRows()).map((row) => row.at(-1) ?? ''));
  expect(listed).toBe(await earnings.totalInCents());
  return [inSummary, today, listed];
};

test.describe('while toys run for as long as they say', () => {
  // At a faster rate the first tip would be over before a busy machine has looked at the second.
  test.use({ clockRate: 1 });

  test('shows a tip at once, thanks for it, tells when it was stopped, and counts it everywhere to the cent', async ({
    performerPage,
    mark,
  }) => {
    await connect(performerPage);
    await performerPage.meet(mark);
    await mark.startsBothTimers();
    await mark.pays({ for: 'tip', value: 7 });
    const first = performerPage.line('Mark tipped € 1.12');
    await expect(first).toContainText('(7 credits)');
    await expect(first.getByRole('timer', { name: /^Runs for another 00:\d\d$/ })).toBeVisible();
    await mark.pays({ for: 'tip', value: 3 });
    const second = performerPage.line('Mark tipped € 0.48');
    await expect(second).toContainText('(3 credits) · € 1.60 in this session');
    await expect(second).toContainText('in the queue');
    await expect(moneyOf(performerPage)).toContainText('+€ 1.60 tips (0.92/min)');
    await expect(moneyOf(performerPage)).not.toContainText('About');

    await performerPage.chat.getByRole('button', { name: 'Send: Dank je wel, Mark!' }).click();
    await expect(performerPage.line('Dank je wel, Mark!')).toBeVisible();
    await expect
      .poll(async () => (await mark.messages()).map(({ content }) => content))
      .toEqual(['Dank je wel, Mark!']);

    await performerPage.studio.getByRole('button', { name: 'Stop toys' }).first().click();
    await expect(first).toContainText(/you stopped it after \d+ s/);
    await expect(second).toContainText('you stopped it before it ran');

    // Two seconds bring the first cents.
    await expect(performerPage.timer).toHaveText(/^\d\d:(?!0[01])\d\d$/);
    await mark.leaves('CLICK');
    await expect(performerPage.summary).toContainText('Tips€ 1.60 (10 credits)');
    const [earned, today, listed] = await amountsAfter(performerPage);
    expect([today, listed]).toEqual([earned, earned]);
    expect(earned).toBeGreaterThan(160);
  });
});

test('tells what was not played and why: no toys, no rule for the amount, an app that died', async ({
  performerPage,
  mark,
  toyApp,
  watch,
}) => {
  watch.expect(/toy/i);
  await performerPage.startWork();
  await performerPage.meet(mark);
  await mark.pays({ for: 'tip', value: 2 });
  const behindNothing = performerPage.line('Mark tipped € 0.32');
  await expect(behindNothing).toContainText('Not played. No toys available');
  await expect(behindNothing.getByRole('link', { name: 'Open toys' })).toBeVisible();
  await mark.leaves('CLICK');
  await performerPage.readSummary('The customer left the session.');

  await connect(performerPage);
  await performerPage.goTo('/toys/');
  const rules = performerPage.page.getByRole('region', { name: 'Tip menu', exact: true });
  await rules.getByRole('rowgroup', { name: 'Rule 1', exact: true }).getByLabel('Credits').fill('2');
  await performerPage.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(performerPage.page.getByRole('region', { name: 'Save rules', exact: true })).toContainText('Saved');
  await performerPage.meet(mark);
  await mark.pays({ for: 'tip', value: 1 });
  const withoutRule = performerPage.line('Mark tipped € 0.16');
  await expect(withoutRule).toContainText('Not played: no rule fits it.');
  await expect(withoutRule.getByRole('link', { name: 'Change the rules' })).toHaveAttribute('href', '/toys/');

  toyApp.die();
  await mark.pays({ for: 'tip', value: 7 });
  await expect(performerPage.line('Mark tipped € 1.12')).toContainText(/Not played\.|Broke off/);
  await expect(moneyOf(performerPage)).toContainText('+€ 1.28 tips');
});

test.describe('in real time', () => {
  test.use({ clockRate: 1 });

  test('pays VIP from the own price of the performer: 40 percent of € 4.49 a minute, which the top of every page and the list count, and loses nothing of 500 tips in a few seconds', async ({
    performerPage,
    performerId,
    mark,
    page,
  }) => {
    const todayInBar = page.getByRole('banner').getByRole('link', { name: /^Today/ });
    await test.step('has no payout, no rank and nothing of today on the first day', async () => {
      await performerPage.startWork('/earnings/specifications/');
      await expect(page.getByText('No payouts yet')).toBeVisible();
      await expect(page.getByText('You get a rank with your first payout.')).toBeVisible();
      await expect(todayInBar).toHaveText('Today € 0.00');
    });
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
    await test.step('loses nothing of 500 tips in a few seconds, keeps them readable and draws a bounded part of them', async () => {
      await mark.asks(performerId);
      await performerPage.accept();
      for (let portion = 0; portion < 20; portion += 1)
        await Promise.all(Array.from({ length: 25 }, () => mark.pays({ for: 'tip', value: 1 })));
      await expect(moneyOf(performerPage)).toContainText('+€ 80.00 tips');
      await expect(performerPage.chatLog.getByText('€ 80.00 in this session')).toBeVisible();
      const rows = performerPage.chatLog.locator('[data-tip]');
      expect(await rows.count()).toBeLessThanOrEqual(120);
      const overflowing = await rows.evaluateAll(
        (all) => all.filter((row) => row.scrollWidth > row.clientWidth).length,
      );
      expect(overflowing).toBe(0);
      await performerPage.page.setViewportSize({ width: 360, height: 740 });
      for (const one of essentialParts(performerPage)) await expect.soft(one).toBeInViewport({ ratio: 1 });
      await expect.soft.poll(() => findStickingOut(performerPage.chat)).toEqual([]);
      await performerPage.page.setViewportSize({ width: 1280, height: 800 });
      await mark.leaves('CLICK');
      await expect(performerPage.summary).toContainText('Tips€ 80.00 (500 credits)');
    });
  });
});
