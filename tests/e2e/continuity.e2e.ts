import { createPerformerPage, type PerformerPage } from '../support/browser/performer-page.ts';
import { openCustomerEar } from '../support/customer-ear.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { connect, panelOf, test as toyTest } from '../support/browser/e2e-toys.ts';
import { LUSH } from '../support/toys.ts';

test.use({ clockRate: 1 });

const seconds = async ({ timer }: PerformerPage): Promise<number> => {
  const [minutes = '', rest = ''] = (await timer.first().innerText()).split(':');
  return Number(minutes) * 60 + Number(rest);
};

test('goes on with the session after a reload: customer, timer and chat', async ({ she, mark, marksEar }) => {
  await she.startWork();
  await she.meet(mark);
  await mark.startsBothTimers();
  await mark.says('Before the reload');
  await expect(she.line('Before the reload')).toBeVisible();
  await expect.poll(() => seconds(she), { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
  await she.page.reload();
  await mark.says('While it loads');
  await expect(she.state('In session')).toBeVisible({ timeout: 20_000 });
  expect(await seconds(she)).toBeGreaterThanOrEqual(3);
  await expect(she.line('Before the reload')).toBeVisible();
  await expect(she.line('While it loads')).toBeVisible();
  await she.say('I am back');
  await expect.poll(() => marksEar.messages()).toContain('I am back');
  expect(marksEar.heard().map(({ content }) => content['_stateChange'])).not.toContain('ENDPERF');
  await she.end('End session');
  await she.readSummary('You ended the session.');
});

toyTest.describe('with toys', () => {
  toyTest.use({ clockRate: 1 });

  toyTest(
    'goes on with the toys after a reload: connection, rules, and the tips before it at their time',
    async ({ she, mark, toyApp }) => {
      await connect(she);
      await she.page.getByRole('link', { name: 'Toys' }).first().click();
      const rule = she.page.getByRole('listitem', { name: 'Rule 1', exact: true });
      await rule.getByLabel('Credits').fill('2');
      await rule.getByLabel('Reaction in seconds').fill('4');
      await rule.getByLabel('Strength').fill('7');
      await she.page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(she.page.getByRole('region', { name: 'Save rules', exact: true })).toContainText('Saved');

      await she.meet(mark);
      await mark.startsBothTimers();
      await mark.says('Before the tip');
      await expect(she.line('Before the tip')).toBeVisible();
      // The platform notes whole seconds, by which the rows are put in order.
      await expect.poll(() => seconds(she)).toBeGreaterThanOrEqual(2);
      await mark.pays({ for: 'tip', value: 7 });
      const tip = she.line('Mark tipped € 1.12');
      await expect(tip.getByRole('timer', { name: /^Runs for another/ })).toBeVisible();
      const paidAt = await seconds(she);
      await expect.poll(() => seconds(she)).toBeGreaterThanOrEqual(paidAt + 2);
      await mark.says('After the tip');
      await expect(she.line('After the tip')).toBeVisible();

      await she.page.reload();
      await expect(she.state('In session')).toBeVisible({ timeout: 20_000 });
      // Leaving the page stopped the toys, because the performer cannot see them any more.
      await expect.poll(toyApp.drawer.moving).toEqual([]);
      await expect(tip).toContainText('paid before this page was opened; result unknown');
      await expect(she.rows).toContainText(['Before the tip', 'Mark tipped € 1.12', 'After the tip']);
      await expect(she.studio.getByRole('group', { name: 'Money' })).toContainText('+€ 1.12 tips');

      await expect(panelOf(she)).toContainText('Pearl');
      await mark.pays({ for: 'tip', value: 2 });
      await expect.poll(toyApp.told).toContainEqual(`Function Vibrate:7 4 ${LUSH.id}`);
      const next = she.line('Mark tipped € 0.32');
      await expect(next.getByRole('timer', { name: /^Runs for another/ })).toBeVisible();
      await expect(next).toContainText('€ 1.44 in this session');
      await expect(next).toContainText('ran 4 s');
      await expect(she.rows).toContainText(['After the tip', 'Mark tipped € 0.32']);
    },
  );
});

test('shows the summary of a session that its customer left while the page was away', async ({
  she,
  mark,
  platform,
  herId,
}) => {
  await she.startWork();
  await she.meet(mark);
  await mark.startsBothTimers();
  await expect.poll(() => seconds(she), { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  await she.page.goto('about:blank');
  await expect.poll(async () => (await platform.performer(herId)).online).toBe(false);
  await mark.leaves('BROKE');
  await she.open('/');
  await expect(she.summary).toContainText('The customer ran out of credits.', { timeout: 20_000 });
  await expect(she.summary).toContainText(/00:0[2-9]/);
});

test('takes the session up again after the tab crashed', async ({ she, mark, marksEar, platform, herId, context }) => {
  const crashing = createPerformerPage(await context.newPage(), platform, herId);
  await crashing.startWork();
  await crashing.meet(mark);
  await mark.startsBothTimers();
  await mark.says('Before the crash');
  await expect(crashing.line('Before the crash')).toBeVisible();
  const crashed = crashing.page.waitForEvent('crash');
  // The page is gone before it can answer.
  void crashing.page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await she.open('/');
  await expect(she.state('In session')).toBeVisible({ timeout: 20_000 });
  await expect(she.line('Before the crash')).toBeVisible();
  await she.say('Here I am again');
  await expect.poll(() => marksEar.messages()).toContain('Here I am again');
  expect(marksEar.heard().map(({ content }) => content['_stateChange'])).not.toContain('ENDPERF');
});

test('takes the running session over in another tab', async ({ she, mark, platform, herId, context }) => {
  await she.startWork();
  await she.meet(mark);
  await mark.startsBothTimers();
  await mark.says('Here I am');
  const second = createPerformerPage(await context.newPage(), platform, herId);
  await second.open('/');
  await second.button('Use it here').click();
  await expect(second.state('In session')).toBeVisible({ timeout: 20_000 });
  await expect(second.line('Here I am')).toBeVisible();
  const ear = await openCustomerEar(platform, mark);
  await second.say('In the other tab');
  await expect.poll(() => ear.messages()).toContain('In the other tab');
  ear.close();
});

test('says in another tab that the performer was ready', async ({ she, platform, herId, context }) => {
  await she.startWork();
  await she.goReady();
  const second = createPerformerPage(await context.newPage(), platform, herId);
  await second.open('/');
  await second.button('Use it here').click();
  await second.isConnected();
  await expect(second.studio.getByText(/customers cannot reach you any more/)).toBeVisible();
  expect((await platform.performer(herId)).ready).toBe(false);
  await second.goReady();
});

test('asks before the page is left in a session', async ({ she, mark }) => {
  await she.startWork();
  await she.meet(mark);
  const asked = she.page.waitForEvent('dialog');
  await she.message.click();
  await she.page.keyboard.type('x');
  await she.page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(she.state('In session')).toBeVisible();
});
