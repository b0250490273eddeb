import type { Locator } from 'playwright/test';
import { createPlatformClock } from '@greenroom/sim-cli/platform/environment/platform-clock';
import { startIntiface } from '@greenroom/sim-cli/toys/intiface';
import { createToyDrawer } from '@greenroom/sim-cli/toys/toy-drawer';
import { expectAccessibleNow } from '../support/browser/accessible.ts';
import { connect, expect, inShort, panelOf, STOP, test } from '../support/browser/e2e-toys.ts';
import { openChoice, openRules, part, ruleOf, save } from '../support/browser/toys-page.ts';
import { LUSH, NORA } from '../support/toys.ts';

const item = (within: Locator, name: string): Locator => within.getByRole('listitem', { name, exact: true });

test('runs for tips and patterns exactly the motions of the rules, one after another, with the price in the chat', async ({
  performerPage,
  mark,
  toyApp,
}) => {
  await connect(performerPage);
  await openRules(performerPage);
  await performerPage.page.getByRole('link', { name: 'Patterns' }).click();
  const special = part(performerPage, 'Special patterns');
  await special.getByRole('switch', { name: 'Customers can choose patterns' }).click();
  for (const pattern of ['Wave', 'Random']) {
    await special.getByRole('switch', { name: `Offer ${pattern}` }).click();
    await ruleOf(special, pattern).getByLabel('Reaction in seconds').fill('2');
  }
  await save(performerPage, 'Saved');
  await performerPage.meet(mark);
  await mark.pays({ for: 'tip', value: 1 });
  await mark.pays({ for: 'tip', value: 3 });
  await mark.pays({ for: 'special', value: 'wave' });
  await mark.pays({ for: 'special', value: 'random' });
  await mark.pays({ for: 'special', value: 'pulse' });
  await expect.poll(toyApp.commands).toContainEqual(expect.stringMatching(STOP));
  expect(toyApp.commands()).toEqual([
    `Function Vibrate:5 2 ${LUSH.id}`,
    `Function Vibrate:5 2 ${NORA.id}`,
    `Function Vibrate:10 6 ${LUSH.id}`,
    `Function Vibrate:10 6 ${NORA.id}`,
    `Preset wave 2 ${LUSH.id}`,
    `Preset wave 2 ${NORA.id}`,
    // Random picks among the other patterns on offer, here Wave alone.
    `Preset wave 2 ${LUSH.id}`,
    `Preset wave 2 ${NORA.id}`,
    expect.stringMatching(STOP),
  ]);
  const at = toyApp.drawer.log().map((entry) => entry.at);
  for (const [before, after, seconds] of [
    [1, 2, 2],
    [3, 4, 6],
    [5, 6, 2],
    [7, 8, 2],
  ] as const)
    expect((at[after] ?? 0) - (at[before] ?? 0)).toBeGreaterThanOrEqual(seconds * 1000);
  for (const [paid, credits, outcome] of [
    ['Mark tipped € 0.16', '(1 credit)', 'ran 2 s'],
    ['Mark tipped € 0.48', '(3 credits)', 'ran 6 s'],
    ['Mark chose Wave for € 0.64', '(4 credits)', 'ran 2 s'],
    ['Mark chose Random for € 0.80', '(5 credits)', 'ran 2 s'],
    ['Mark chose Pulse for € 0.64', '(4 credits)', 'Not played: no rule fits it.'],
  ] as const) {
    await expect(performerPage.line(paid)).toContainText(credits);
    await expect(performerPage.line(paid)).toContainText(outcome);
  }
});

test('shows a code, connects the phone that scans it, and says what its toys answered', async ({
  performerPage,
  performerId,
  platform,
  toyApp,
}) => {
  toyApp.die();
  await performerPage.startWork('/toys/?view=toys');
  const connection = part(performerPage, 'Connection');
  await connection.getByRole('button', { name: 'Connect' }).click();
  await expect(connection.getByRole('img', { name: 'Code for the toy app' })).toBeVisible();
  await expect(connection).toContainText(/Or type this code: \d{6}/);
  await platform.phone(performerId, 'scan', [LUSH]);
  await expect(connection).toContainText('Through your phone.');
  await expect(item(part(performerPage, 'My toys'), 'Pearl')).toBeVisible();
  await platform.trigger('toy', performerId, { type: 'tip', value: '1' });
  await expect(panelOf(performerPage)).toContainText('Stopped');
  const { entries, moving } = await platform.phoneLog(performerId);
  expect(entries.slice(0, 2).map(inShort)).toEqual([`Function Vibrate:5 2 ${LUSH.id}`, expect.stringMatching(STOP)]);
  expect(moving).toEqual([]);
  await platform.phone(performerId, 'close');
  await expect(connection).toContainText('Not connected');
  await expect(connection.getByRole('button', { name: 'Connect' })).toBeVisible();
  await expect(item(part(performerPage, 'My toys'), 'Pearl')).toBeHidden();
});

test('finds Intiface where no other app runs, and runs its toys as long as the rule says', async ({
  performerPage,
  performerId,
  platform,
  toyApp,
  intifacePort,
  clockRate,
}) => {
  toyApp.die();
  const clock = createPlatformClock(clockRate);
  const drawer = createToyDrawer(clock, [LUSH]);
  const intiface = await startIntiface({ port: intifacePort, drawer, clock });
  await connect(performerPage);
  await platform.trigger('toy', performerId, { type: 'tip', value: '3' });
  await expect(panelOf(performerPage)).toContainText('Stopped');
  const [run, stop] = drawer.log();
  expect([run?.action, stop?.action]).toEqual(['Vibrate:10', 'Stop']);
  const ran = (stop?.at ?? 0) - (run?.at ?? 0);
  expect(ran).toBeGreaterThanOrEqual(6_000);
  expect(drawer.moving()).toEqual([]);
  await intiface.stop();
  clock.dispose();
});

test('finds the app on this machine, lists its toys, and refuses each wrong rule with the reason', async ({
  performerPage,
  toyApp,
  platform,
}) => {
  await test.step('has a page without barriers on a narrow phone', async () => {
    await performerPage.page.setViewportSize({ width: 360, height: 740 });
    await performerPage.startWork('/toys/?view=toys');
    await performerPage.page.getByRole('main').getByRole('button', { name: 'Connect' }).click();
    await expect(performerPage.page.getByRole('listitem', { name: 'Pearl' })).toBeVisible();
    const overflow = await performerPage.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessibleNow(performerPage.page);
    expect(toyApp.commands()).toEqual([]);
  });
  await test.step('finds the app on this machine, lists its toys, tests one, and finds it again after a reload', async () => {
    await performerPage.page.setViewportSize({ width: 1280, height: 800 });
    const toyList = part(performerPage, 'My toys');
    await expect(item(toyList, 'Pearl')).toContainText('Battery 80%');
    await expect(toyList.getByRole('listitem')).toHaveCount(2);
    await item(toyList, 'Pearl').getByRole('button', { name: 'Test' }).click();
    await expect.poll(toyApp.commands).toContainEqual(`Function Vibrate:5 5 ${LUSH.id}`);
    await performerPage.page.reload();
    await expect(item(toyList, 'Pearl')).toBeVisible();
  });
  await test.step('keeps the rules, and refuses each wrong one with the reason', async () => {
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
    await performerPage.page.keyboard.press('Escape');
    await openChoice(rule, 'Toys');
    for (const toy of ['Pearl', 'nora']) await rule.getByRole('checkbox', { name: toy }).uncheck();
    await performerPage.page.keyboard.press('Escape');
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
    await expect(rule).toContainText('€ 0.32');
    await reaction.fill('4');
    await expect(rule).toContainText('At most 4 s');
    await strength.fill('7');
    await openChoice(rule, 'Motions');
    await rule.getByRole('checkbox', { name: 'Vibrate' }).check();
    await performerPage.page.keyboard.press('Escape');
    await openChoice(rule, 'Toys');
    await rule.getByRole('checkbox', { name: 'Pearl' }).check();
    await performerPage.page.keyboard.press('Escape');
    await save(performerPage, 'Saved');
    await performerPage.page.goto(`${platform.url}/toys/`);
    for (const [field, value] of [
      [credits, '2'],
      [reaction, '4'],
      [strength, '7'],
    ] as const)
      await expect(field).toHaveValue(value);
    for (let added = 0; added < 3; added += 1) await rules.getByRole('button', { name: 'Add rule' }).click();
    await expect(performerPage.page.getByRole('main')).toContainText('The maximum of 6 rules is reached.');
  });
});
