import { connectHere, expect, panelOf, STOP, test, whenPressed } from '../support/browser/e2e-toys.ts';
import { canRun } from '../support/browser/engine.ts';
import { amountsAfter, earnedIn, moneyOf } from '../support/browser/session-money.ts';
import { openRules, ruleOf, save } from '../support/browser/toys-page.ts';
import { LUSH, NORA } from '../support/toys.ts';

// At a faster rate the first tip would be over before a busy machine has looked at the second.
test.use({ clockRate: 1 });

test('shows a tip at once, thanks for it, tells when it was stopped or not played and why, and counts it everywhere to the cent', async ({
  performerPage,
  performerId,
  mark,
  platform,
  toyApp,
  watch,
}) => {
  test.slow();
  watch.expect(/toy/i);
  let before = 0;
  await performerPage.startWork();
  await test.step('tells what was not played and why: no toys', async () => {
    await performerPage.meet(mark);
    await mark.pays({ for: 'tip', value: 2 });
    const behindNothing = performerPage.line('Mark tipped € 0.32');
    await expect(behindNothing).toContainText('Not played. No toys available');
    await expect(behindNothing.getByRole('link', { name: 'Open toys' })).toBeVisible();
    await mark.leaves('CLICK');
    before = await earnedIn(performerPage);
    await performerPage.readSummary('The customer left the session.');
  });

  await connectHere(performerPage);
  await test.step('stops by one key as the next command while toys answer late, and says so once the toy answered', async () => {
    for (const value of ['7', '1', '1', '1', '1', '1'])
      await platform.trigger('toy', performerId, { type: 'tip', value });
    await expect(panelOf(performerPage)).toContainText(/Now: tip of 7 credits.*left.*5 waiting/);
    toyApp.misbehave({ slow: 1_500 });
    await panelOf(performerPage).getByRole('heading').click();
    const pressedAt = await whenPressed(performerPage.page, 's');
    await expect(panelOf(performerPage)).toContainText('Stopping …');
    await expect(panelOf(performerPage)).toContainText('Stopped');
    if (canRun(performerPage.page, 'the 100 ms from a key to the toys, within which Firefox does not hand keys over'))
      expect(toyApp.lastCommandAt() - pressedAt).toBeLessThanOrEqual(100);
    expect(toyApp.commands()).toEqual([
      `Function Vibrate:20 28 ${LUSH.id}`,
      `Function Vibrate:20 28 ${NORA.id}`,
      expect.stringMatching(STOP),
    ]);
    expect(toyApp.drawer.moving()).toEqual([]);
    toyApp.misbehave({ slow: 0 });
  });

  const rules = await openRules(performerPage);
  await ruleOf(rules, 'Rule 1').getByLabel('Credits').fill('2');
  await save(performerPage, 'Saved');
  // After the first session the performer is ready.
  await mark.asks(performerId);
  await performerPage.accept();
  await mark.startsBothTimers();
  await test.step('tells what was not played and why: no rule for the amount', async () => {
    await mark.pays({ for: 'tip', value: 1 });
    const withoutRule = performerPage.line('Mark tipped € 0.16');
    await expect(withoutRule).toContainText('Not played: no rule fits it.');
    await expect(withoutRule.getByRole('link', { name: 'Change the rules' })).toHaveAttribute('href', '/toys/');
  });
  await test.step('shows a tip at once, counts the next one in its row, thanks for it, and tells when each was stopped', async () => {
    await mark.says('And now?');
    await mark.pays({ for: 'tip', value: 7 });
    const first = performerPage.line('Mark tipped € 1.12');
    await expect(first).toContainText('(7 credits)');
    await expect(first.getByRole('timer', { name: /^Runs for another 00:\d\d$/ })).toBeVisible();
    await mark.pays({ for: 'tip', value: 3 });
    const both = performerPage.line('Mark tipped 2 times · € 1.60');
    await expect(both).toContainText(/newest 3 credits €\s0\.48 · runs 00:\d\d/);
    await both.getByRole('button', { name: 'Mark tipped 2 times' }).click();
    const [one, other] = [1.12, 0.48].map((paid) => both.getByRole('listitem').filter({ hasText: `€ ${paid}` }));
    await expect(other ?? both).toContainText('in the queue');
    await expect(moneyOf(performerPage)).toContainText('+€ 1.76 tips (0.92/min)');
    await expect(moneyOf(performerPage)).not.toContainText('About');

    await performerPage.chat.getByRole('button', { name: 'Send: Dank je wel, Mark!' }).click();
    await expect(performerPage.line('Dank je wel, Mark!')).toBeVisible();
    await expect
      .poll(async () => (await mark.messages()).map(({ content }) => content))
      .toEqual(['And now?', 'Dank je wel, Mark!']);

    await performerPage.studio.getByRole('button', { name: 'Stop toys' }).first().click();
    await expect(one ?? both).toContainText(/you stopped it after \d+ s/);
    await expect(other ?? both).toContainText('you stopped it before it ran');
  });
  await test.step('tells what was not played and why: an app that died', async () => {
    toyApp.die();
    await mark.pays({ for: 'tip', value: 5 });
    await expect(performerPage.line('Mark tipped € 0.80')).toContainText(/Not played\.|Broke off/);
    await expect(moneyOf(performerPage)).toContainText('+€ 2.56 tips');
  });
  await test.step('counts it everywhere to the cent', async () => {
    // Two seconds bring the first cents.
    await expect(performerPage.timer).toHaveText(/^\d\d:(?!0[01])\d\d$/);
    await mark.leaves('CLICK');
    await expect(performerPage.summary).toContainText('Tips€ 2.56 (16 credits)');
    const [earned = 0, today, listed] = await amountsAfter(performerPage);
    expect([today, listed]).toEqual([before + earned, before + earned]);
    expect(earned).toBeGreaterThan(256);
  });
});
