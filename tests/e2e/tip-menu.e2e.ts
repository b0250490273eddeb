import { expectAccessibleNow } from '../support/browser/accessible.ts';
import { connect, expect, STOP, test } from '../support/browser/e2e-toys.ts';
import { tabTo } from '../support/browser/tab-to.ts';
import { openChoice, openRules, ruleOf, save } from '../support/browser/toys-page.ts';
import { LUSH, NORA } from '../support/toys.ts';

test('edits a rule in the table by keyboard, tries it, and plays it for a tip', async ({
  performerPage,
  mark,
  toyApp,
}) => {
  const { page } = performerPage;
  const { keyboard } = page;
  const height = () =>
    page.getByRole('main').evaluate((main) => ({ content: main.scrollHeight, screen: main.clientHeight }));
  await connect(performerPage);
  await page.setViewportSize({ width: 1280, height: 800 });
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
    await expectAccessibleNow(page);
  });
  await test.step('edits strength, seconds and motions in place, and shows what the customer sees', async () => {
    await edit('Reaction', '4');
    await edit('Strength', '12');
    await tabTo(page, second.getByRole('button', { name: /^Motions/ }));
    await keyboard.press('Enter');
    await expect(second.getByRole('checkbox', { name: 'Vibrate' })).toBeFocused();
    await tabTo(page, second.getByRole('checkbox', { name: 'Rotate' }));
    await keyboard.press('Space');
    await expectAccessibleNow(page);
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
    await expectAccessibleNow(page);
    await second.getByRole('textbox', { name: /^Strength/ }).fill('12');
  });
  await test.step('plays it for a tip once it is saved', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await save(performerPage, 'Saved');
    const before = toyApp.commands().length;
    await performerPage.meet(mark);
    await mark.pays({ for: 'tip', value: 3 });
    await expect(performerPage.line('Mark tipped € 0.48')).toContainText('ran 4 s');
    expect(toyApp.commands().slice(before)).toContainEqual(`Function Vibrate:12,Rotate:12 4 ${NORA.id}`);
  });
});
