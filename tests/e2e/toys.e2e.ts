import AxeBuilder from '@axe-core/playwright';
import type { PerformerPage } from '../support/performer-page.ts';
import { expect, test } from '../support/e2e-toys.ts';
import { LUSH, NORA } from '../support/toys.ts';

test.use({ clockRate: 1 });

const STOP = /^Function Stop 0 /;
const panelOf = ({ studio }: PerformerPage) => studio.getByRole('region', { name: 'Toys' });

const connect = async (she: PerformerPage): Promise<void> => {
  await she.startWork();
  await panelOf(she).getByRole('button', { name: 'Connect' }).click();
  await expect(panelOf(she)).toContainText('Connected');
};
const stopFor = (she: PerformerPage) => panelOf(she).getByRole('button', { name: 'Stop toys' });

test('finds the app on this machine, lists its toys and tests one', async ({ she, toyApp }) => {
  await she.startWork('/toys/');
  const { page } = she;
  await page.getByRole('main').getByRole('button', { name: 'Connect' }).click();
  const shelf = page.getByRole('region', { name: 'My toys' });
  await expect(shelf.getByRole('listitem', { name: 'Pearl' })).toContainText('Battery 80 %');
  await expect(shelf.getByRole('listitem')).toHaveCount(2);
  await shelf.getByRole('listitem', { name: 'Pearl' }).getByRole('button', { name: 'Test' }).click();
  await expect.poll(toyApp.told).toContainEqual(`Function Vibrate:5 5 ${LUSH.id}`);
});

test('runs for a tip exactly what its rule says, then stops', async ({ she, herId, mark, platform, toyApp }) => {
  await connect(she);
  await she.meet(mark);
  await platform.trigger('toy', herId, { type: 'tip', value: '1' });
  await expect(panelOf(she)).toContainText('tip of 1 credits');
  await expect.poll(toyApp.told).toHaveLength(3);
  const [first, second, last] = toyApp.told();
  expect([first, second]).toEqual([`Function Vibrate:5 2 ${LUSH.id}`, `Function Vibrate:5 2 ${NORA.id}`]);
  expect(last).toMatch(STOP);
  await expect(she.line('Tip of 1 credits (€ 0.16): toy ran 2 s')).toBeVisible();
});

test('stops by one key as the next command, and says so once the toy answered', async ({
  she,
  herId,
  platform,
  toyApp,
}) => {
  await connect(she);
  for (const value of ['5', '1', '1']) await platform.trigger('toy', herId, { type: 'tip', value });
  await expect(panelOf(she)).toContainText(/Now: tip of 5 credits.*left.*2 waiting/);
  toyApp.misbehave({ slow: 600 });
  await panelOf(she).getByRole('heading').click();
  await she.page.keyboard.press('s');
  await expect(panelOf(she)).toContainText('Stopping …');
  await expect(panelOf(she)).not.toContainText('Stopped');
  await expect(panelOf(she)).toContainText('Stopped');
  expect(toyApp.told()).toHaveLength(3);
  expect(toyApp.told().at(-1)).toMatch(STOP);
  expect(toyApp.drawer.moving()).toEqual([]);
});

test('says that a silent toy could not be stopped for certain', async ({ she, herId, platform, toyApp, watch }) => {
  watch.expect(/stop of the toys was not confirmed/);
  await connect(she);
  await platform.trigger('toy', herId, { type: 'tip', value: '5' });
  await expect(panelOf(she)).toContainText('tip of 5 credits');
  toyApp.misbehave({ silent: true });
  await stopFor(she).click();
  await expect(panelOf(she)).toContainText('Not confirmed: the toy does not answer. We keep trying');
  toyApp.misbehave({ silent: false });
  await expect(panelOf(she)).toContainText('Stopped');
});

test('keeps her rules, and refuses wrong ones with the reason', async ({ she, platform }) => {
  await connect(she);
  const { page } = she;
  await page.getByRole('link', { name: 'Toys' }).first().click();
  const rule = page.getByRole('listitem', { name: 'Rule 1', exact: true });
  await rule.getByLabel('Credits').fill('2');
  await expect(rule).toContainText('€ 0.32');
  await expect(rule).toContainText('At most 4 s');
  await rule.getByLabel('Reaction in seconds').fill('9');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rule).toContainText('no longer than this amount allows');
  await rule.getByLabel('Reaction in seconds').fill('4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Save rules' })).toContainText('Saved');
  await page.goto(`${platform.url}/toys/`);
  await expect(rule.getByLabel('Credits')).toHaveValue('2');
  await expect(rule.getByLabel('Reaction in seconds')).toHaveValue('4');
  for (let added = 0; added < 3; added += 1) await page.getByRole('button', { name: 'Add rule' }).click();
  await expect(page.getByRole('region', { name: 'Rules for tips' })).toContainText(
    'The maximum of 6 rules is reached.',
  );
});

test('has a page without barriers on a narrow phone', async ({ she }) => {
  await she.page.setViewportSize({ width: 360, height: 740 });
  await she.startWork('/toys/');
  await she.page.getByRole('main').getByRole('button', { name: 'Connect' }).click();
  await expect(she.page.getByRole('listitem', { name: 'Pearl' })).toBeVisible();
  const overflow = await she.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page: she.page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
