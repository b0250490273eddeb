import { earningsOn, sumOf } from '../support/browser/earnings-page.ts';
import { connect, expect, test } from '../support/browser/e2e-toys.ts';
import type { PerformerPage } from '../support/browser/performer-page.ts';
import { essentials, stickingOut } from '../support/browser/session-room.ts';

/** The money in the bar of the session. */
const moneyOf = (she: PerformerPage) => she.studio.getByRole('group', { name: 'Money' });

/** The amount of the summary, of today beside it and of the page of the earnings: all three in cents. */
const amountsAfter = async (she: PerformerPage): Promise<readonly number[]> => {
  await expect(she.summary).toContainText('Earned');
  await expect(she.summary).not.toContainText('about');
  const inSummary = sumOf([await she.summary.getByRole('strong').innerText()]);
  const today = sumOf([await she.summary.getByRole('definition').last().innerText()]);
  await she.summary.getByRole('button', { name: 'Ready' }).click();
  await she.goTo('/earnings/');
  const earnings = earningsOn(she.page);
  await expect(earnings.total).toBeVisible();
  const listed = sumOf((await earnings.allRows()).map((row) => row.at(-1) ?? ''));
  expect(listed).toBe(await earnings.totalInCents());
  return [inSummary, today, listed];
};

test('shows a tip at once, thanks for it, tells when it was stopped, and counts it everywhere to the cent', async ({
  she,
  mark,
}) => {
  await connect(she);
  await she.meet(mark);
  await mark.startsBothTimers();
  await mark.pays({ for: 'tip', value: 7 });
  const first = she.line('Mark tipped € 1.12');
  await expect(first).toContainText('(7 credits)');
  await expect(first.getByRole('timer', { name: /^Runs for another 00:\d\d$/ })).toBeVisible();
  await mark.pays({ for: 'tip', value: 3 });
  const second = she.line('Mark tipped € 0.48');
  await expect(second).toContainText('(3 credits) · € 1.60 in this session');
  await expect(second).toContainText('in the queue');
  await expect(moneyOf(she)).toContainText('+€ 1.60 tips (0.92/min)');
  await expect(moneyOf(she)).not.toContainText('About');

  await she.chat.getByRole('button', { name: 'Send: Dank je wel, Mark!' }).click();
  await expect(she.line('Dank je wel, Mark!')).toBeVisible();
  await expect.poll(async () => (await mark.messages()).map(({ content }) => content)).toEqual(['Dank je wel, Mark!']);

  await she.studio.getByRole('button', { name: 'Stop toys' }).first().click();
  await expect(first).toContainText(/you stopped it after \d+ s/);
  await expect(second).toContainText('you stopped it before it ran');

  await mark.leaves('CLICK');
  await expect(she.summary).toContainText('Tips€ 1.60 (10 credits)');
  const [earned, today, listed] = await amountsAfter(she);
  expect([today, listed]).toEqual([earned, earned]);
  expect(earned).toBeGreaterThan(160);
});

test('tells what was not played and why: no toys, no rule for the amount, an app that died', async ({
  she,
  mark,
  toyApp,
  watch,
}) => {
  watch.expect(/toy/i);
  await she.startWork();
  await she.meet(mark);
  await mark.pays({ for: 'tip', value: 2 });
  const behindNothing = she.line('Mark tipped € 0.32');
  await expect(behindNothing).toContainText('Not played. No toys available');
  await expect(behindNothing.getByRole('link', { name: 'Open toys' })).toBeVisible();
  await mark.leaves('CLICK');
  await she.readSummary('The customer left the session.');

  await connect(she);
  await she.goTo('/toys/');
  const rules = she.page.getByRole('region', { name: 'Rules for tips', exact: true });
  await rules.getByRole('listitem', { name: 'Rule 1', exact: true }).getByLabel('Credits').fill('2');
  await she.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(she.page.getByRole('region', { name: 'Save rules', exact: true })).toContainText('Saved');
  await she.meet(mark);
  await mark.pays({ for: 'tip', value: 1 });
  const withoutRule = she.line('Mark tipped € 0.16');
  await expect(withoutRule).toContainText('Not played: no rule fits this amount.');
  await expect(withoutRule.getByRole('link', { name: 'Change the rules' })).toHaveAttribute('href', '/toys/');

  toyApp.die();
  await mark.pays({ for: 'tip', value: 7 });
  await expect(she.line('Mark tipped € 1.12')).toContainText(/Not played\.|Broke off/);
  await expect(moneyOf(she)).toContainText('+€ 1.28 tips');
});

test('pays VIP from the own price of the performer: 40 percent of € 4.49 a minute', async ({
  she,
  herId,
  mark,
  page,
}) => {
  await she.startWork();
  const saved = await page.evaluate(async (id) => {
    const answer = await fetch(`/api/performer/performer_accounts/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ver: '1.1', tokenDate: '1' },
      body: JSON.stringify({ vipPrices: { vipcam: 299, vipvideo: 449 } }),
    });
    return answer.status;
  }, herId);
  expect(saved).toBe(200);
  await she.goReady();
  await mark.asks(herId, { sessionType: 'VIPVIDEO', type: 'vip' });
  await she.accept();
  await mark.startsBothTimers();
  await expect(moneyOf(she)).toContainText('(1.80/min)');
  await expect(she.timer).toHaveText(/^00:0[3-9]$/);
  await expect(moneyOf(she)).toContainText(/^€ 0\.(0[9]|[12]\d)/);
  await mark.leaves('CLICK');
  const [earned, today, listed] = await amountsAfter(she);
  expect([today, listed]).toEqual([earned, earned]);
  expect(earned).toBeGreaterThanOrEqual(9);
});

test.describe('in real time', () => {
  test.use({ clockRate: 1 });

  test('loses nothing of 500 tips in a few seconds, keeps them readable and draws a bounded part of them', async ({
    she,
    mark,
  }) => {
    await she.startWork();
    await she.meet(mark);
    for (let portion = 0; portion < 20; portion += 1)
      await Promise.all(Array.from({ length: 25 }, () => mark.pays({ for: 'tip', value: 1 })));
    await expect(moneyOf(she)).toContainText('+€ 80.00 tips');
    await expect(she.chatLog.getByText('· € 80.00 in this session')).toBeVisible();
    const rows = she.chatLog.locator('[data-tip]');
    expect(await rows.count()).toBeLessThanOrEqual(120);
    const overflowing = await rows.evaluateAll((all) => all.filter((row) => row.scrollWidth > row.clientWidth).length);
    expect(overflowing).toBe(0);
    await she.page.setViewportSize({ width: 360, height: 740 });
    for (const one of essentials(she)) await expect.soft(one).toBeInViewport({ ratio: 1 });
    await expect.soft.poll(() => stickingOut(she.chat)).toEqual([]);
    await she.page.setViewportSize({ width: 1280, height: 800 });
    await mark.leaves('CLICK');
    await expect(she.summary).toContainText('Tips€ 80.00 (500 credits)');
  });
});
