import { connect, expect, panelOf, test } from '../support/browser/e2e-toys.ts';
import { canRun } from '../support/browser/engine.ts';
import { CARD_NOT_LOADED } from '../support/browser/page-watch.ts';
import { createPerformerPage, type PerformerPage } from '../support/browser/performer-page.ts';
import { crash, ELSEWHERE, takesOverAfter } from '../support/browser/take-over.ts';
import { LUSH } from '../support/toys.ts';

test.use({ clockRate: 1 });

/** Limit for a tab to give the work up; the start of the other depends on the machine. */
const SOON = { timeout: 1_000 };

const seconds = async ({ timer }: PerformerPage): Promise<number> => {
  const [minutes = '', rest = ''] = (await timer.first().innerText()).split(':');
  return Number(minutes) * 60 + Number(rest);
};

test('works in one tab alone, and goes on with session and toys in another tab, after a reload, while the page was away and after the tab crashed', async ({
  performerPage,
  mark,
  marksEvents,
  platform,
  performerId,
  context,
  page,
  toyApp,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.expect(CARD_NOT_LOADED);
  /** Number of sessions that the performer ended, as the customer heard of them. */
  const endings = (): number =>
    marksEvents.received().filter(({ content }) => content['_stateChange'] === 'ENDPERF').length;
  const elsewhere = page.getByRole('heading', { name: ELSEWHERE });
  await connect(performerPage);
  await page.getByRole('link', { name: 'Toys' }).first().click();
  const rule = page.getByRole('rowgroup', { name: 'Rule 1', exact: true });
  await rule.getByLabel('Credits').fill('2');
  await rule.getByLabel('Reaction in seconds').fill('4');
  await rule.getByLabel('Strength').fill('7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Save rules', exact: true })).toContainText('Saved');
  await performerPage.goReady();

  const second = createPerformerPage(await context.newPage(), platform, performerId);
  await test.step('gives the work up within 1 s when another tab takes it, which says that the performer was ready', async () => {
    await second.open('/');
    await expect(second.page.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
    await second.button('Use it here').click();
    await expect(elsewhere).toBeVisible(SOON);
    await expect(second.homeHeading()).toBeVisible();
    await second.isConnected();
    await expect(second.studio.getByText(/customers cannot reach you any more/)).toBeVisible();
    await expect.poll(async () => (await platform.performer(performerId)).ready).toBe(false);
    await second.goReady();
  });
  await test.step('shows a request in the working tab alone', async () => {
    await mark.asks(performerId);
    await expect(second.request).toBeVisible();
    await expect(performerPage.request).toBeHidden();
    await expect(page).not.toHaveTitle(/Request/);
  });
  await test.step('takes the running session over in another tab', async () => {
    await second.accept();
    await mark.startsBothTimers();
    await mark.says('Here I am');
    await performerPage.button('Use it here').click();
    await expect(performerPage.state('In session')).toBeVisible({ timeout: 20_000 });
    await expect(performerPage.line('Here I am')).toBeVisible();
    await performerPage.say('In the other tab');
    await expect.poll(() => marksEvents.messages()).toContain('In the other tab');
  });
  await test.step('takes over when the working tab is closed', async () => {
    await second.button('Use it here').click();
    await expect(second.state('In session')).toBeVisible({ timeout: 20_000 });
    await expect(elsewhere).toBeVisible();
    const takesOver = takesOverAfter(page);
    await second.page.close();
    expect(await takesOver).toBeLessThan(SOON.timeout);
    await expect(performerPage.state('In session')).toBeVisible({ timeout: 20_000 });
  });
  await test.step('asks before the page is left in a session', async () => {
    const asked = page.waitForEvent('dialog');
    await performerPage.message.click();
    await page.keyboard.type('x');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(performerPage.state('In session')).toBeVisible();
    await performerPage.message.fill('');
  });
  const tip = performerPage.line('Mark tipped € 1.12');
  await test.step('goes on with the session after a reload: customer, timer, chat and draft', async () => {
    await expect(panelOf(performerPage)).toContainText('Pearl');
    await mark.says('Before the tip');
    await expect(performerPage.line('Before the tip')).toBeVisible();
    // The platform notes whole seconds, by which the rows are put in order.
    const saidAt = await seconds(performerPage);
    await expect.poll(() => seconds(performerPage)).toBeGreaterThanOrEqual(saidAt + 2);
    await mark.pays({ for: 'tip', value: 7 });
    await expect(tip.getByRole('timer', { name: /^Runs for another/ })).toBeVisible();
    const paidAt = await seconds(performerPage);
    await expect.poll(() => seconds(performerPage)).toBeGreaterThanOrEqual(paidAt + 2);
    await mark.says('After the tip');
    await expect(performerPage.line('After the tip')).toBeVisible();

    await performerPage.message.fill('I was just going to say');
    await page.reload();
    await mark.says('While it loads');
    await expect(performerPage.state('In session')).toBeVisible({ timeout: 20_000 });
    expect(await seconds(performerPage)).toBeGreaterThanOrEqual(paidAt + 2);
    await expect(performerPage.line('After the tip')).toBeVisible();
    await expect(performerPage.line('While it loads')).toBeVisible();
    await expect(performerPage.chatLog.locator('[data-separator="lastTalked"]')).toHaveCount(0);
    await expect(performerPage.message).toHaveValue('I was just going to say');
    await performerPage.say('I am back');
    await expect.poll(() => marksEvents.messages()).toContain('I am back');
  });
  await test.step('goes on with the toys after a reload: connection, rules, and the tips before it at their time', async () => {
    // Leaving the page stopped the toys, because the performer cannot see them any more.
    await expect.poll(toyApp.drawer.moving).toEqual([]);
    await expect(tip).toContainText('paid before this page was opened; result unknown');
    await expect(performerPage.rows).toContainText(['Before the tip', 'Mark tipped € 1.12', 'After the tip']);
    await expect(performerPage.studio.getByRole('group', { name: 'Money' })).toContainText('+€ 1.12 tips');

    await expect(panelOf(performerPage)).toContainText('Pearl');
    const next = performerPage.line('Mark tipped € 0.32');
    // Looked for from before, because it runs for 4 s alone.
    const runs = expect(next.getByRole('timer', { name: /^Runs for another/ })).toBeVisible();
    await mark.pays({ for: 'tip', value: 2 });
    await runs;
    await expect.poll(toyApp.commands).toContainEqual(`Function Vibrate:7 4 ${LUSH.id}`);
    await expect(next).toContainText('€ 1.44 in this session');
    await expect(next).toContainText('ran 4 s');
    await expect(performerPage.rows).toContainText(['After the tip', 'Mark tipped € 0.32']);
    expect(endings()).toBe(0);
  });
  await test.step('keeps the draft for the same customer', async () => {
    await performerPage.message.fill('To be continued');
    await performerPage.end('End session');
    await performerPage.readSummary('You ended the session.');
    await mark.asks(performerId);
    await performerPage.accept();
    await expect(performerPage.message).toHaveValue('To be continued');
  });
  await test.step('shows the summary of a session that its customer left while the page was away', async () => {
    await mark.startsBothTimers();
    await expect.poll(() => seconds(performerPage), { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
    await page.goto('about:blank');
    await expect.poll(async () => (await platform.performer(performerId)).online).toBe(false);
    await mark.leaves('BROKE');
    await performerPage.open('/');
    await expect(performerPage.summary).toContainText('The customer ran out of credits.', { timeout: 20_000 });
    await expect(performerPage.summary).toContainText(/00:(?:0[2-9]|[1-5]\d)/);
    await expect(performerPage.summary).toContainText(/Earned\s*€\s0\.(?!00)/);
    await performerPage.readSummary('The customer ran out of credits.');
  });
  await test.step('takes the session up again within 1 s after the tab crashed (fault 23)', async () => {
    if (!canRun(page, 'a tab that crashes: no command of Firefox crashes one')) return;
    const crashing = createPerformerPage(await context.newPage(), platform, performerId);
    await crashing.open('/');
    await crashing.button('Use it here').click();
    await crashing.isConnected();
    await expect(elsewhere).toBeVisible();
    await crashing.meet(mark);
    await mark.startsBothTimers();
    await mark.says('Before the crash');
    await expect(crashing.line('Before the crash')).toBeVisible();
    const before = endings();
    const takesOver = takesOverAfter(page);
    await crash(crashing.page);
    expect(await takesOver).toBeLessThan(SOON.timeout);
    await expect(elsewhere).toBeHidden();
    await expect(performerPage.state('In session')).toBeVisible({ timeout: 20_000 });
    await expect(performerPage.line('Before the crash')).toBeVisible();
    await performerPage.say('Here I am again');
    await expect.poll(() => marksEvents.messages()).toContain('Here I am again');
    expect(endings()).toBe(before);
  });
});
