import type { Locator } from 'playwright/test';
import { createPlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { startIntiface } from '@greenroom/sim-cli/toys/intiface';
import { createToyDrawer } from '@greenroom/sim-cli/toys/toy-drawer';
import { expect, inShort, panelOf, STOP, test } from '../support/browser/e2e-toys.ts';
import { atDesktopWidth } from '../support/browser/tab-to.ts';
import { openChoice, openRules, part, ruleOf, save } from '../support/browser/toys-page.ts';
import { LUSH } from '../support/toys.ts';

const item = (within: Locator, name: string): Locator => within.getByRole('listitem', { name, exact: true });

test('connects a phone by its code, Intiface and the app on this machine, lists and tests their toys, and refuses each wrong rule with the reason', async ({
  performerPage,
  performerId,
  platform,
  toyApp,
  intifacePort,
  clockRate,
}) => {
  test.slow();
  const { page } = performerPage;
  const connection = part(performerPage, 'Connection');
  const toyList = part(performerPage, 'My toys');
  const pressConnect = () => connection.getByRole('button', { name: 'Connect', exact: true }).click();

  await test.step('shows a code, connects the phone that scans it, and says what its toys answered', async () => {
    toyApp.die();
    await performerPage.startWork('/toys/?view=toys');
    await pressConnect();
    await expect(connection.getByRole('img', { name: 'Code for the toy app' })).toBeVisible();
    await expect(connection).toContainText(/Or type this code: \d{6}/);
    await platform.phone(performerId, 'scan', [LUSH]);
    await expect(connection).toContainText('Through your phone.');
    await expect(item(toyList, 'Pearl')).toBeVisible();
    await platform.trigger('toy', performerId, { type: 'tip', value: '1' });
    await expect(panelOf(performerPage)).toContainText('Stopped');
    const { entries, moving } = await platform.phoneLog(performerId);
    expect(entries.slice(0, 2).map(inShort)).toEqual([`Function Vibrate:5 2 ${LUSH.id}`, expect.stringMatching(STOP)]);
    expect(moving).toEqual([]);
    await platform.phone(performerId, 'close');
    await expect(connection).toContainText('Not connected');
    await expect(connection.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
    await expect(item(toyList, 'Pearl')).toBeHidden();
  });
  await test.step('finds Intiface where no other app runs, and runs its toys as long as the rule says', async () => {
    const clock = createPlatformClock(clockRate);
    const drawer = createToyDrawer(clock, [LUSH]);
    const intiface = await startIntiface({ port: intifacePort, drawer, clock });
    await pressConnect();
    await expect(panelOf(performerPage)).toContainText('Connected');
    await platform.trigger('toy', performerId, { type: 'tip', value: '3' });
    await expect.poll(() => drawer.log().length).toBeGreaterThan(1);
    await expect(panelOf(performerPage)).toContainText('Stopped');
    const [run, stop] = drawer.log();
    expect([run?.action, stop?.action]).toEqual(['Vibrate:10', 'Stop']);
    const ran = (stop?.at ?? 0) - (run?.at ?? 0);
    expect(ran).toBeGreaterThanOrEqual(6_000);
    expect(drawer.moving()).toEqual([]);
    await connection.getByRole('button', { name: 'Disconnect' }).click();
    await expect(connection).toContainText('Not connected');
    await intiface.stop();
    clock.dispose();
  });
  await test.step('shows the toys of the app on this machine on a narrow phone, with nothing beside the screen', async () => {
    await toyApp.revive();
    await page.setViewportSize({ width: 360, height: 740 });
    await pressConnect();
    await expect(item(toyList, 'Pearl')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(toyApp.commands()).toEqual([]);
    await atDesktopWidth(page);
  });
  await test.step('finds the app on this machine, lists its toys and tests one', async () => {
    await expect(item(toyList, 'Pearl')).toContainText('Battery 80%');
    await expect(toyList.getByRole('listitem')).toHaveCount(2);
    await item(toyList, 'Pearl').getByRole('button', { name: 'Test' }).click();
    await expect.poll(toyApp.commands).toContainEqual(`Function Vibrate:5 5 ${LUSH.id}`);
  });
  await test.step('refuses each wrong rule with the reason, keeps the others, and finds the app again after a reload', async () => {
    const rules = await openRules(performerPage);
    const rule = ruleOf(rules, 'Rule 1');
    const credits = rule.getByLabel('Credits');
    const reaction = rule.getByLabel('Reaction in seconds');
    const strength = rule.getByLabel('Strength');
    await credits.fill('13');
    await reaction.fill('0');
    await strength.fill('21');
    await openChoice(rule, 'Motions');
    await rule.getByRole('checkbox', { name: 'Vibrate' }).uncheck();
    await page.keyboard.press('Escape');
    await openChoice(rule, 'Toys');
    for (const toy of ['Pearl', 'nora']) await rule.getByRole('checkbox', { name: toy }).uncheck();
    await page.keyboard.press('Escape');
    await save(performerPage, 'Some rules are not right yet');
    for (const reason of [
      'The amount is from 1 to 12 credits.',
      'The reaction takes at least 1 second and no longer than this amount allows.',
      'The strength is from 1 to 20.',
      'At least one motion must be on.',
      'Choose at least one toy.',
    ])
      await expect(rule).toContainText(reason);
    await credits.fill('2');
    await reaction.fill('4');
    // 32 cents for 4 seconds.
    await expect(rule).toContainText('€ 0.40');
    await expect(rule).toContainText('Max. 4 s');
    await strength.fill('7');
    await openChoice(rule, 'Motions');
    await rule.getByRole('checkbox', { name: 'Vibrate' }).check();
    await page.keyboard.press('Escape');
    await openChoice(rule, 'Toys');
    await rule.getByRole('checkbox', { name: 'Pearl' }).check();
    await page.keyboard.press('Escape');
    await save(performerPage, 'Saved');
    await page.reload();
    for (const [field, value] of [
      [credits, '2'],
      [reaction, '4'],
      [strength, '7'],
    ] as const)
      await expect(field).toHaveValue(value);
    await performerPage.goTo('/toys/?view=toys');
    await expect(item(toyList, 'Pearl')).toBeVisible();
    await openRules(performerPage);
    for (let added = 0; added < 3; added += 1) await rules.getByRole('button', { name: 'Add rule' }).click();
    await expect(page.getByRole('main')).toContainText('The maximum of 6 rules is reached.');
  });
});
