import { expect, test } from '../support/browser/e2e-test.ts';
import { canRun, grant, SOUND } from '../support/browser/engine.ts';

test('counts the time of a session, estimates the next, lists who asked meanwhile, ends sessions: by the performer, by the customer in 4 ways, and with a block, and signals a request until it is answered', async ({
  performerPage,
  performerId,
  mark,
  marksEvents,
  platform,
}) => {
  test.slow();
  await grant(performerPage.page, ['notifications']);
  await test.step('counts the time once both timers have started, and estimates what the next session brings', async () => {
    await performerPage.startWork();
    await performerPage.meet(mark);
    await expect(performerPage.studio.getByText('Time starts soon')).toBeVisible();
    await mark.startsTimer('START_TIMER_DEVICE');
    await mark.says('I am here');
    await expect(performerPage.line('I am here')).toBeVisible();
    await expect(performerPage.studio.getByText('Time starts soon')).toBeVisible();
    await mark.startsTimer('START_TIMER');
    await expect(performerPage.timer).toHaveText(/^\d\d:(?!00)\d\d$/);
    await mark.leaves('BROKE');
    await expect(performerPage.summary.getByRole('definition').nth(1)).toHaveText(/^\d\d:\d\d$/);
    await expect(performerPage.summary).toContainText('Today');
    await expect(performerPage.summary).toContainText('Visit1');
    await performerPage.readSummary('ran out of credits');

    await mark.asks(performerId);
    await performerPage.accept();
    await mark.startsTimer('START_TIMER_DEVICE');
    await mark.startsTimer('START_TIMER');
    const money = performerPage.studio.getByRole('group', { name: 'Money' });
    await expect(money).toContainText(/^€ 0\.\d\d/);
    await mark.pays({ for: 'tip', value: 3 });
    await expect(money).toContainText('+€ 0.48 tips');
    await mark.leaves('CLICK');
    await expect(performerPage.summary).toContainText('Earned');
    await expect(performerPage.summary).toContainText('Tips€ 0.48 (3 credits)');
    await performerPage.readSummary('The customer left the session.');
  });
  await test.step('ends a session once the performer has confirmed it', async () => {
    await mark.asks(performerId);
    await performerPage.accept();
    await performerPage.end('Keep talking');
    await expect(performerPage.state('In session')).toBeVisible();
    await performerPage.end('End session');
    await performerPage.readSummary('You ended the session.');
    await marksEvents.waitFor('videoChat', { _stateChange: 'ENDPERF' });
    await expect(performerPage.state('Ready')).toBeVisible();
  });
  await test.step('lists who asked while the performer was not ready, and a third customer, who rings once the place is free', async () => {
    await performerPage.studio.getByRole('button', { name: 'Stop', exact: true }).click();
    const emil = await platform.customer({ name: 'Emil' });
    await emil.asks(performerId);
    await expect(performerPage.missed('Emil')).toContainText('You were not ready');
    await expect(performerPage.request).toBeHidden();
    // Otherwise the request would ring as soon as the performer is ready.
    await emil.cancels();
    await performerPage.meet(mark);
    await (await platform.customer({ name: 'Emma' })).asks(performerId);
    const bram = await platform.customer({ name: 'Bram' });
    await bram.asks(performerId);
    await expect(performerPage.session.getByRole('region', { name: 'Also asked' }).getByRole('listitem')).toHaveText([
      'Bram',
    ]);
    await expect(performerPage.request).toBeHidden();
    await performerPage.end('End session');
    await performerPage.request.getByRole('button', { name: /^Decline/ }).click();
    // The place is free once the decline cannot be undone any more.
    await expect(performerPage.request).toContainText('Bram');
    await bram.cancels();
    await performerPage.readSummary('You ended the session.');
    await expect(performerPage.missed('Bram')).toContainText('Cancelled by the customer');
  });
  await test.step('shows how many peek and watch', async () => {
    await expect(performerPage.studio.getByText('Peek 0 · teaser 0')).toBeVisible();
    await platform.trigger('voyeur', performerId, { type: 'peek', value: 3 });
    await platform.trigger('voyeur', performerId, { type: 'voyeur', value: 2 });
    await expect(performerPage.studio.getByText('Peek 3 · teaser 2')).toBeVisible();
  });
  await test.step('says in its own words each of the 4 ways a session can end', async () => {
    const words = {
      BROKE: 'The customer ran out of credits.',
      CLICK: 'The customer left the session.',
      DISCONNECT: 'The customer’s connection was lost.',
      DEFAULT: 'Session disconnected!',
    } as const;
    for (const reason of ['BROKE', 'CLICK', 'DISCONNECT', 'DEFAULT'] as const) {
      await mark.asks(performerId);
      await performerPage.accept();
      await mark.leaves(reason);
      await performerPage.readSummary(words[reason]);
      await expect(performerPage.state('Ready')).toBeVisible();
    }
  });
  await test.step('signals a request by a tested sound, the title and the icon until it is answered', async () => {
    await performerPage.studio.getByRole('button', { name: 'Stop', exact: true }).click();
    const row = performerPage.studio.getByRole('listitem');
    await expect(row.getByRole('button', { name: 'Sound not tested yet · Test the sound' })).toBeVisible();
    await performerPage.button('Check camera and sound').click();
    const check = performerPage.dialog('Camera and sound');
    await expect(check.getByText('Sound not tested yet')).toBeVisible();
    const hasSound = canRun(performerPage.page, SOUND);
    if (hasSound) {
      await check.getByRole('button', { name: 'Test the sound' }).click();
      await expect(check.getByText('Sound is on')).toBeVisible();
    }
    await expect(check.getByText('Desktop notifications are on')).toBeVisible();
    await check.getByRole('button', { name: 'Done' }).click();
    if (hasSound) await expect(row.filter({ hasText: 'Sound' }).getByRole('img', { name: 'in order' })).toBeVisible();
    await expect(row.filter({ hasText: 'Notifications' }).getByRole('img', { name: 'in order' })).toBeVisible();

    const icon = performerPage.page.locator('link[rel="icon"]');
    const usual = (await icon.getAttribute('href')) ?? '';
    await performerPage.goReady();
    await mark.asks(performerId);
    await expect(performerPage.page).toHaveTitle('(1) Request · Mark');
    await expect(performerPage.page).toHaveTitle(/^Home/);
    await expect(performerPage.page).toHaveTitle('(1) Request · Mark');
    await expect(icon).not.toHaveAttribute('href', usual);
    await performerPage.accept();
    await expect(performerPage.page).toHaveTitle(/^In session/);
    await expect(icon).toHaveAttribute('href', usual);
  });
  await test.step('ends a session and blocks the customer, who cannot ask again', async () => {
    await performerPage.end('End and block Mark');
    await performerPage.readSummary('You ended the session.');
    await expect(mark.asks(performerId)).rejects.toThrow('409 blocked');
  });
});
