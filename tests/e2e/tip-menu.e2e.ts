import { connect, expect, STOP, test } from '../support/browser/e2e-toys.ts';
import { atDesktopWidth, tabTo } from '../support/browser/tab-to.ts';
import { openChoice, openRules, part, ruleOf, save } from '../support/browser/toys-page.ts';
import { LUSH, NORA } from '../support/toys.ts';

test('edits a rule in the table by keyboard, tries it, and runs for tips and patterns exactly the motions of the rules', async ({
  performerPage,
  mark,
  toyApp,
}) => {
  test.slow();
  const { page } = performerPage;
  const { keyboard } = page;
  const height = () =>
    page.getByRole('main').evaluate((main) => ({ content: main.scrollHeight, screen: main.clientHeight }));
  await connect(performerPage);
  const menu = await openRules(performerPage);
  const second = ruleOf(menu, 'Rule 2');
  const edit = async (field: string, value: string): Promise<void> => {
    await tabTo(page, second.getByRole('textbox', { name: new RegExp(`^${field}`) }));
    await keyboard.press('Control+a');
    await keyboard.type(value);
  };

  await test.step('fits four rules on one screen of 1280 by 800 px', async () => {
    await expect(menu.getByRole('rowgroup', { name: /^Rule/ })).toHaveCount(4);
    await expect(menu.getByRole('button', { name: /^Try it/ })).toHaveCount(4);
    await expect.poll(async () => (await height()).content - (await height()).screen).toBeLessThanOrEqual(0);
  });
  await test.step('edits strength, seconds and motions in place, and shows what the customer sees', async () => {
    await edit('Reaction', '4');
    await edit('Strength', '12');
    await tabTo(page, second.getByRole('button', { name: /^Motions/ }));
    await keyboard.press('Enter');
    await expect(second.getByRole('checkbox', { name: 'Vibrate' })).toBeFocused();
    await tabTo(page, second.getByRole('checkbox', { name: 'Rotate' }));
    await keyboard.press('Space');
    await keyboard.press('Escape');
    await expect(second.getByRole('button', { name: /^Motions/ })).toBeFocused();
    await expect(second).toContainText('3–4 credits: Vibrate + Rotate, 4 s, strength 12');
  });
  await test.step('marks a motion that the toys do not have, equal amounts and a gap', async () => {
    await openChoice(second, 'Toys');
    await second.getByRole('checkbox', { name: 'nora' }).uncheck();
    await keyboard.press('Escape');
    await expect(second).toContainText('None of these toys can do this: Rotate.');
    await openChoice(second, 'Toys');
    await second.getByRole('checkbox', { name: 'nora' }).check();
    await keyboard.press('Escape');
    const first = ruleOf(menu, 'Rule 1').getByLabel('Credits');
    await first.fill('3');
    await expect(second).toContainText('A rule above has the same amount, so this one never runs.');
    await expect(menu).toContainText('Tips of 1–2 credits run nothing.');
    await first.fill('1');
    await expect(second).not.toContainText('never runs');
  });
  await test.step('tries the rule before it is saved', async () => {
    await tabTo(page, second.getByRole('button', { name: /^Try it/ }));
    await keyboard.press('Enter');
    await expect.poll(toyApp.commands).toContainEqual(`Function Vibrate:12,Rotate:12 4 ${NORA.id}`);
    expect(toyApp.commands()).toContainEqual(`Function Vibrate:12 4 ${LUSH.id}`);
    await expect.poll(toyApp.commands).toContainEqual(expect.stringMatching(STOP));
    await expect(second.getByRole('button', { name: /^Try it/ })).toBeVisible();
  });
  await test.step('is one line for each rule on a phone, which opens to its fields', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const line = second.getByRole('button', { name: /^3–4 credits/ });
    await expect(line).toHaveAccessibleName(/Vibrate \+ Rotate, 4 s, strength 12/);
    await expect(second.getByRole('textbox')).toHaveCount(0);
    await line.click();
    await second.getByRole('textbox', { name: /^Strength/ }).fill('9');
    await expect(line).toHaveAccessibleName(/strength 9/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await second.getByRole('textbox', { name: /^Strength/ }).fill('12');
    await atDesktopWidth(page);
    await save(performerPage, 'Saved');
  });
  await test.step('offers two of the patterns to customers', async () => {
    await page.getByRole('link', { name: 'Patterns' }).click();
    const special = part(performerPage, 'Special patterns');
    await special.getByRole('switch', { name: 'Customers can choose patterns' }).click();
    for (const pattern of ['Wave', 'Random']) {
      await special.getByRole('switch', { name: `Offer ${pattern}` }).click();
      await ruleOf(special, pattern).getByLabel('Reaction in seconds').fill('2');
    }
    await save(performerPage, 'Saved');
  });
  await test.step('runs for tips and patterns exactly the motions of the rules, one after another, with the price in the chat', async () => {
    const before = toyApp.commands().length;
    const commands = () => toyApp.commands().slice(before);
    await performerPage.meet(mark);
    await mark.pays({ for: 'tip', value: 1 });
    await mark.pays({ for: 'tip', value: 3 });
    await mark.pays({ for: 'special', value: 'wave' });
    await mark.pays({ for: 'special', value: 'random' });
    await mark.pays({ for: 'special', value: 'pulse' });
    await expect.poll(commands).toContainEqual(expect.stringMatching(STOP));
    expect(commands()).toEqual([
      `Function Vibrate:5 2 ${LUSH.id}`,
      `Function Vibrate:5 2 ${NORA.id}`,
      `Function Vibrate:12 4 ${LUSH.id}`,
      `Function Vibrate:12,Rotate:12 4 ${NORA.id}`,
      `Preset wave 2 ${LUSH.id}`,
      `Preset wave 2 ${NORA.id}`,
      // Random picks among the other patterns on offer, here Wave alone.
      `Preset wave 2 ${LUSH.id}`,
      `Preset wave 2 ${NORA.id}`,
      expect.stringMatching(STOP),
    ]);
    const at = toyApp.drawer
      .log()
      .slice(before)
      .map((entry) => entry.at);
    for (const [earlier, later, seconds] of [
      [1, 2, 2],
      [3, 4, 4],
      [5, 6, 2],
      [7, 8, 2],
    ] as const)
      expect((at[later] ?? 0) - (at[earlier] ?? 0)).toBeGreaterThanOrEqual(seconds * 1000);
    const all = performerPage.line('Mark tipped 5 times');
    await all.getByRole('button', { name: 'Mark tipped 5 times' }).click();
    for (const [paid, credits, outcome] of [
      ['Mark tipped € 0.16', '(1 credit)', 'ran 2 s'],
      ['Mark tipped € 0.48', '(3 credits)', 'ran 4 s'],
      ['Mark chose Wave for € 0.64', '(4 credits)', 'ran 2 s'],
      ['Mark chose Random for € 0.80', '(5 credits)', 'ran 2 s'],
      ['Mark chose Pulse for € 0.64', '(4 credits)', 'Not played: no rule fits it.'],
    ] as const) {
      const one = all.getByRole('listitem').filter({ hasText: paid });
      await expect(one).toContainText(credits);
      await expect(one).toContainText(outcome);
    }
  });
});
