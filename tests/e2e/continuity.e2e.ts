import { expect, test } from '../support/browser/e2e-test.ts';
import { connect, panelOf, test as toyTest } from '../support/browser/e2e-toys.ts';
import { createPerformerPage, type PerformerPage } from '../support/browser/performer-page.ts';
import { LUSH } from '../support/toys.ts';

test.use({ clockRate: 1 });

const seconds = async ({ timer }: PerformerPage): Promise<number> => {
  const [minutes = '', rest = ''] = (await timer.first().innerText()).split(':');
  return Number(minutes) * 60 + Number(rest);
};

toyTest.describe('with toys', () => {
  toyTest.use({ clockRate: 1 });

  toyTest(
    'goes on with the toys after a reload: connection, rules, and the tips before it at their time',
    async ({ performerPage, mark, toyApp }) => {
      await connect(performerPage);
      await performerPage.page.getByRole('link', { name: 'Toys' }).first().click();
      const rule = performerPage.page.getByRole('rowgroup', { name: 'Rule 1', exact: true });
      await rule.getByLabel('Credits').fill('2');
      await rule.getByLabel('Reaction in seconds').fill('4');
      await rule.getByLabel('Strength').fill('7');
      await performerPage.page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(performerPage.page.getByRole('region', { name: 'Save rules', exact: true })).toContainText('Saved');

      await performerPage.meet(mark);
      await mark.startsBothTimers();
      await mark.says('Before the tip');
      await expect(performerPage.line('Before the tip')).toBeVisible();
      // The platform notes whole seconds, by which the rows are put in order.
      await expect.poll(() => seconds(performerPage)).toBeGreaterThanOrEqual(2);
      await mark.pays({ for: 'tip', value: 7 });
      const tip = performerPage.line('Mark tipped € 1.12');
      await expect(tip.getByRole('timer', { name: /^Runs for another/ })).toBeVisible();
      const paidAt = await seconds(performerPage);
      await expect.poll(() => seconds(performerPage)).toBeGreaterThanOrEqual(paidAt + 2);
      await mark.says('After the tip');
      await expect(performerPage.line('After the tip')).toBeVisible();

      await performerPage.page.reload();
      await expect(performerPage.state('In session')).toBeVisible({ timeout: 20_000 });
      // Leaving the page stopped the toys, because the performer cannot see them any more.
      await expect.poll(toyApp.drawer.moving).toEqual([]);
      await expect(tip).toContainText('paid before this page was opened; result unknown');
      await expect(performerPage.rows).toContainText(['Before the tip', 'Mark tipped € 1.12', 'After the tip']);
      await expect(performerPage.studio.getByRole('group', { name: 'Money' })).toContainText('+€ 1.12 tips');

      await expect(panelOf(performerPage)).toContainText('Pearl');
      await mark.pays({ for: 'tip', value: 2 });
      await expect.poll(toyApp.commands).toContainEqual(`Function Vibrate:7 4 ${LUSH.id}`);
      const next = performerPage.line('Mark tipped € 0.32');
      await expect(next.getByRole('timer', { name: /^Runs for another/ })).toBeVisible();
      await expect(next).toContainText('€ 1.44 in this session');
      await expect(next).toContainText('ran 4 s');
      await expect(performerPage.rows).toContainText(['After the tip', 'Mark tipped € 0.32']);
    },
  );
});

test('goes on with a session in another tab, after a reload, while the page was away and after the tab crashed', async ({
  performerPage,
  mark,
  marksEvents,
  platform,
  performerId,
  context,
}) => {
  test.setTimeout(120_000);
  /** Number of sessions that the performer ended, as the customer heard of them. */
  const endings = (): number =>
    marksEvents.received().filter(({ content }) => content['_stateChange'] === 'ENDPERF').length;
  const second = createPerformerPage(await context.newPage(), platform, performerId);
  await test.step('says in another tab that the performer was ready', async () => {
    await performerPage.startWork();
    await performerPage.goReady();
    await second.open('/');
    await second.button('Use it here').click();
    await second.isConnected();
    await expect(second.studio.getByText(/customers cannot reach you any more/)).toBeVisible();
    await expect.poll(async () => (await platform.performer(performerId)).ready).toBe(false);
    await second.goReady();
  });
  await test.step('takes the running session over in another tab', async () => {
    await mark.asks(performerId);
    await second.accept();
    await mark.startsBothTimers();
    await mark.says('Here I am');
    await performerPage.button('Use it here').click();
    await expect(performerPage.state('In session')).toBeVisible({ timeout: 20_000 });
    await expect(performerPage.line('Here I am')).toBeVisible();
    await performerPage.say('In the other tab');
    await expect.poll(() => marksEvents.messages()).toContain('In the other tab');
  });
  await second.page.close();
  await test.step('asks before the page is left in a session', async () => {
    const asked = performerPage.page.waitForEvent('dialog');
    await performerPage.message.click();
    await performerPage.page.keyboard.type('x');
    await performerPage.page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(performerPage.state('In session')).toBeVisible();
    await performerPage.message.fill('');
  });
  await test.step('goes on with the session after a reload: customer, timer and chat', async () => {
    await mark.says('Before the reload');
    await expect(performerPage.line('Before the reload')).toBeVisible();
    await expect.poll(() => seconds(performerPage), { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
    await performerPage.page.reload();
    await mark.says('While it loads');
    await expect(performerPage.state('In session')).toBeVisible({ timeout: 20_000 });
    expect(await seconds(performerPage)).toBeGreaterThanOrEqual(3);
    await expect(performerPage.line('Before the reload')).toBeVisible();
    await expect(performerPage.line('While it loads')).toBeVisible();
    await expect(performerPage.chatLog.locator('[data-separator="lastTalked"]')).toHaveCount(0);
    await performerPage.say('I am back');
    await expect.poll(() => marksEvents.messages()).toContain('I am back');
    expect(endings()).toBe(0);
    await performerPage.end('End session');
    await performerPage.readSummary('You ended the session.');
  });
  await test.step('shows the summary of a session that its customer left while the page was away', async () => {
    await mark.asks(performerId);
    await performerPage.accept();
    await mark.startsBothTimers();
    await expect.poll(() => seconds(performerPage), { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
    await performerPage.page.goto('about:blank');
    await expect.poll(async () => (await platform.performer(performerId)).online).toBe(false);
    await mark.leaves('BROKE');
    await performerPage.open('/');
    await expect(performerPage.summary).toContainText('The customer ran out of credits.', { timeout: 20_000 });
    await expect(performerPage.summary).toContainText(/00:(?:0[2-9]|[1-5]\d)/);
  });
  await test.step('takes the session up again after the tab crashed', async () => {
    await performerPage.readSummary('The customer ran out of credits.');
    await performerPage.page.goto('about:blank');
    const crashing = createPerformerPage(await context.newPage(), platform, performerId);
    await crashing.startWork();
    await crashing.meet(mark);
    await mark.startsBothTimers();
    await mark.says('Before the crash');
    await expect(crashing.line('Before the crash')).toBeVisible();
    const before = endings();
    const crashed = crashing.page.waitForEvent('crash');
    // The page is gone before it can answer.
    void crashing.page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    await performerPage.open('/');
    await expect(performerPage.state('In session')).toBeVisible({ timeout: 20_000 });
    await expect(performerPage.line('Before the crash')).toBeVisible();
    await performerPage.say('Here I am again');
    await expect.poll(() => marksEvents.messages()).toContain('Here I am again');
    expect(endings()).toBe(before);
  });
});
