import { connect, expect, panelOf, STOP, test } from '../support/browser/e2e-toys.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';

/** Duration of a tip of 7, in milliseconds. */
const TIP_OF_7 = 28_000;

test('leaves every toy at rest on DISCONNECT, on log-out and when the tab closes, and says that a toy that does not answer could not be stopped for certain, and keeps trying', async ({
  context,
  performerPage,
  performerId,
  mark,
  platform,
  toyApp,
  watch,
}) => {
  test.slow();
  const tipUntilItMoves = async (): Promise<void> => {
    await platform.trigger('toy', performerId, { type: 'tip', value: '7' });
    await expect.poll(toyApp.drawer.moving).toHaveLength(2);
  };
  const isStopped = async (): Promise<void> => {
    await expect.poll(() => toyApp.commands().at(-1)).toMatch(STOP);
    expect(toyApp.drawer.moving()).toEqual([]);
    const log = toyApp.drawer.log();
    const last = log.findLastIndex(({ action }) => action !== 'Stop');
    // Long before the tip would have ended by itself.
    expect((log[last + 1]?.at ?? 0) - (log[last]?.at ?? 0)).toBeLessThan(TIP_OF_7);
  };
  await test.step('leaves every toy at rest when the tab closes', async () => {
    const tab = await context.newPage();
    await connect(createPerformerPage(tab, platform, performerId));
    await tipUntilItMoves();
    await tab.close();
    await isStopped();
  });
  // The next tab of the login looks for the toys by itself.
  await performerPage.startWork();
  await expect(panelOf(performerPage)).toContainText('Connected');
  await test.step('says that a toy that does not answer could not be stopped for certain, and keeps trying', async () => {
    watch.expect(/toys not stopped/);
    await platform.trigger('toy', performerId, { type: 'tip', value: '7' });
    await expect(panelOf(performerPage)).toContainText('tip of 7 credits');
    toyApp.die();
    await panelOf(performerPage).getByRole('button', { name: 'Stop toys' }).click();
    await expect(panelOf(performerPage)).toContainText('Not confirmed: the toy does not answer. We keep trying');
    await toyApp.revive();
    await expect(panelOf(performerPage)).toContainText('Stopped');
    expect(toyApp.drawer.moving()).toEqual([]);
  });
  await test.step('leaves every toy at rest on DISCONNECT', async () => {
    await performerPage.meet(mark);
    await tipUntilItMoves();
    await mark.leaves('DISCONNECT');
    await isStopped();
    await performerPage.readSummary('The customer’s connection was lost.');
  });
  await test.step('leaves every toy at rest on log-out', async () => {
    await tipUntilItMoves();
    await performerPage.logOut();
    await isStopped();
  });
});
