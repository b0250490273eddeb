import { connect, expect, panelOf, STOP, test, whenPressed } from '../support/browser/e2e-toys.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { LUSH, NORA } from '../support/toys.ts';

/** Duration of a tip of 7, in milliseconds. */
const TIP_OF_7 = 28_000;

test.describe('while toys answer late', () => {
  test.use({ clockRate: 1 });

  test('stops by one key as the next command, and says so once the toy answered', async ({
    performerPage,
    performerId,
    platform,
    toyApp,
  }) => {
    await connect(performerPage);
    for (const value of ['7', '1', '1', '1', '1', '1'])
      await platform.trigger('toy', performerId, { type: 'tip', value });
    await expect(panelOf(performerPage)).toContainText(/Now: tip of 7 credits.*left.*5 waiting/);
    toyApp.misbehave({ slow: 1_500 });
    await panelOf(performerPage).getByRole('heading').click();
    const pressedAt = await whenPressed(performerPage.page, 's');
    await expect(panelOf(performerPage)).toContainText('Stopping …');
    await expect(panelOf(performerPage)).toContainText('Stopped');
    expect(toyApp.lastCommandAt() - pressedAt).toBeLessThanOrEqual(100);
    expect(toyApp.commands()).toEqual([
      `Function Vibrate:20 28 ${LUSH.id}`,
      `Function Vibrate:20 28 ${NORA.id}`,
      expect.stringMatching(STOP),
    ]);
    expect(toyApp.drawer.moving()).toEqual([]);
  });
});

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
  const tab = await context.newPage();
  await connect(createPerformerPage(tab, platform, performerId));
  await tipUntilItMoves();
  await tab.close();
  await isStopped();
  // The next tab of the login looks for the toys by itself.
  await performerPage.startWork();
  await expect(panelOf(performerPage)).toContainText('Connected');
  await test.step('says that a toy that does not answer could not be stopped for certain, and keeps trying', async () => {
    watch.expect(/stop of the toys was not confirmed/);
    await platform.trigger('toy', performerId, { type: 'tip', value: '7' });
    await expect(panelOf(performerPage)).toContainText('tip of 7 credits');
    toyApp.die();
    await panelOf(performerPage).getByRole('button', { name: 'Stop toys' }).click();
    await expect(panelOf(performerPage)).toContainText('Not confirmed: the toy does not answer. We keep trying');
    await toyApp.revive();
    await expect(panelOf(performerPage)).toContainText('Stopped');
    expect(toyApp.drawer.moving()).toEqual([]);
  });
  await performerPage.meet(mark);
  await tipUntilItMoves();
  await mark.leaves('DISCONNECT');
  await isStopped();
  await performerPage.readSummary('The connection with the customer was lost.');
  await tipUntilItMoves();
  await performerPage.logOut();
  await isStopped();
});
