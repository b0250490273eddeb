import { expect, test } from '../support/browser/e2e-test.ts';

test('opens a request over any page, and Enter accepts it', async ({ she, herId, mark, platform }) => {
  await she.startWork('/?page=2');
  await she.goReady();
  await mark.asks(herId);
  await expect(she.request).toHaveAccessibleName('Chat request · Webcam chat');
  await expect(she.request).toHaveAccessibleDescription(/nl\s+Mark/i);
  await she.answerByKey('Enter');
  await expect(she.state('In session')).toBeVisible();
  await expect(she.page).toHaveURL(/page=2/);
  const { requests } = await platform.state();
  expect(requests.find(({ clientId }) => clientId === mark.id)).toMatchObject({ status: 'accepted', received: true });
});

test('opens the VIP modal for a VIP request, and names VIP cam and VIP video', async ({ she, herId, mark }) => {
  await she.startWork();
  await she.goReady();
  await mark.asks(herId, { sessionType: 'VIPVIDEO', type: 'vipcam' });
  await expect(she.request).toHaveAccessibleName('VIP request · VIP cam');
  await mark.cancels();
  await expect(she.request).toBeHidden();
  await mark.asks(herId, { sessionType: 'VIPVIDEO', type: 'vip' });
  await expect(she.request).toHaveAccessibleName('VIP request · VIP video');
  await she.accept();
});

test('declines with two presses of Esc, tells the customer REJPERF and lists the request as missed, also after a reload', async ({
  she,
  herId,
  mark,
  marksEar,
}) => {
  await she.startWork();
  await she.goReady();
  await mark.asks(herId);
  await she.answerByKey('Escape');
  await marksEar.hears('videoChat', { _stateChange: 'REJPERF', RESPONSE: false, performerId: herId });
  await expect(she.missed('Mark')).toContainText('Declined by you');
  await expect(she.state('Ready')).toBeVisible();
  await she.page.reload();
  await expect(she.missed('Mark')).toContainText('Declined by you');
});

test('takes the request away when the customer cancels it', async ({ she, herId, mark }) => {
  await she.startWork();
  await she.goReady();
  await mark.asks(herId);
  await expect(she.request).toBeVisible();
  await mark.cancels();
  await expect(she.request).toBeHidden();
  await expect(she.missed('Mark')).toContainText('Cancelled by the customer');
});

test('lists who asked while the performer was not ready, and a third customer', async ({
  she,
  herId,
  mark,
  platform,
}) => {
  await she.startWork();
  await (await platform.customer({ name: 'Emil' })).asks(herId);
  await expect(she.missed('Emil')).toContainText('You were not ready');
  await expect(she.request).toBeHidden();
  await she.meet(mark);
  await (await platform.customer({ name: 'Emma' })).asks(herId);
  await (await platform.customer({ name: 'Bram' })).asks(herId);
  await expect(she.session.getByRole('region', { name: 'Also asked' }).getByRole('listitem')).toHaveText(['Bram']);
  await expect(she.request).toBeHidden();
  await she.end('End session');
  await she.request.getByRole('button', { name: /^Decline/ }).click();
  await she.readSummary('You ended the session.');
  await expect(she.missed('Bram')).toContainText('You were busy with someone else');
});

test('says in its own words each of the 4 ways a session can end', async ({ she, herId, mark }) => {
  const words = {
    BROKE: 'The customer ran out of credits.',
    CLICK: 'The customer left the session.',
    DISCONNECT: 'The connection with the customer was lost.',
    DEFAULT: 'Session disconnected!',
  } as const;
  await she.startWork();
  await she.goReady();
  for (const reason of ['BROKE', 'CLICK', 'DISCONNECT', 'DEFAULT'] as const) {
    await mark.asks(herId);
    await she.accept();
    await mark.leaves(reason);
    await she.readSummary(words[reason]);
    await expect(she.state('Ready')).toBeVisible();
  }
});

test('counts the time once both timers have started, and estimates what the next session brings', async ({
  she,
  mark,
  herId,
}) => {
  await she.startWork();
  await she.meet(mark);
  await expect(she.studio.getByText('Time starts soon')).toBeVisible();
  await mark.startsTimer('START_TIMER_DEVICE');
  await mark.says('I am here');
  await expect(she.line('I am here')).toBeVisible();
  await expect(she.studio.getByText('Time starts soon')).toBeVisible();
  await mark.startsTimer('START_TIMER');
  await expect(she.timer).toHaveText(/^00:0[1-9]$/);
  await mark.leaves('BROKE');
  await expect(she.summary.getByRole('definition').nth(1)).toHaveText(/^00:[0-5]\d$/);
  await expect(she.summary).toContainText('Today');
  await expect(she.summary).toContainText('Visit1');
  await she.readSummary('ran out of credits');

  await mark.asks(herId);
  await she.accept();
  await mark.startsTimer('START_TIMER_DEVICE');
  await mark.startsTimer('START_TIMER');
  const money = she.studio.getByRole('group', { name: 'Money' });
  await expect(money).toContainText(/^€ 0\.\d\d/);
  await mark.pays({ for: 'tip', value: 3 });
  await expect(money).toContainText('+€ 0.48 tips');
  await mark.leaves('CLICK');
  await expect(she.summary).toContainText('Earned');
  await expect(she.summary).toContainText('Tips€ 0.48 (3 credits)');
});

test.describe('with time running 20 times as fast', () => {
  test.use({ clockRate: 20 });

  test('lets a customer go who has not joined within 59 seconds', async ({ she, mark, platform }) => {
    await she.startWork();
    await she.meet(mark);
    await mark.startsTimer('START_TIMER');
    await expect(she.studio.getByText(/^Time left to join: 00:[1-5]\d$/)).toBeVisible();
    await she.readSummary('The customer did not join in time.');
    await expect(she.missed('Mark')).toContainText('The customer did not join in time');
    const { requests } = await platform.state();
    const his = requests.find(({ clientId }) => clientId === mark.id);
    expect(his).toMatchObject({ status: 'ended', endReason: 'TIMED_OUT' });
  });
});

test('ends a session once the performer has confirmed it', async ({ she, mark, marksEar }) => {
  await she.startWork();
  await she.meet(mark);
  await she.end('Keep going');
  await expect(she.state('In session')).toBeVisible();
  await she.end('End session');
  await she.readSummary('You ended the session.');
  await marksEar.hears('videoChat', { _stateChange: 'ENDPERF' });
  await expect(she.state('Ready')).toBeVisible();
});

test('ends a session and blocks the customer, who cannot ask again', async ({ she, herId, mark }) => {
  await she.startWork();
  await she.meet(mark);
  await she.end('End and block Mark');
  await she.readSummary('You ended the session.');
  await expect(mark.asks(herId)).rejects.toThrow('409 blocked');
});

test('signals a request by a tested sound, the title and the icon until it is answered', async ({
  she,
  herId,
  mark,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await she.startWork();
  const row = she.studio.getByRole('listitem');
  await expect(row.filter({ hasText: 'Sound' }).getByRole('img', { name: 'check' })).toBeVisible();
  await she.button('Check camera and sound').click();
  const check = she.dialog('Camera and sound');
  await expect(check.getByText('Sound not tested yet')).toBeVisible();
  await check.getByRole('button', { name: 'Test the sound' }).click();
  await expect(check.getByText('Sound is on')).toBeVisible();
  await expect(check.getByText('Desktop notifications are on')).toBeVisible();
  await check.getByRole('button', { name: 'Done' }).click();
  await expect(row.filter({ hasText: 'Sound' }).getByRole('img', { name: 'in order' })).toBeVisible();
  await expect(row.filter({ hasText: 'Notifications' }).getByRole('img', { name: 'in order' })).toBeVisible();

  const icon = she.page.locator('link[rel="icon"]');
  const usual = (await icon.getAttribute('href')) ?? '';
  await she.goReady();
  await mark.asks(herId);
  await expect(she.page).toHaveTitle('(1) Request · Mark');
  await expect(she.page).toHaveTitle(/^Home/);
  await expect(she.page).toHaveTitle('(1) Request · Mark');
  await expect(icon).not.toHaveAttribute('href', usual);
  await she.accept();
  await expect(she.page).toHaveTitle(/^Home/);
  await expect(icon).toHaveAttribute('href', usual);
});

test('shows how many peek and watch', async ({ she, herId, platform }) => {
  await she.startWork();
  await she.goReady();
  await expect(she.studio.getByText('Peek 0 · voyeur 0')).toBeVisible();
  await platform.trigger('voyeur', herId, { type: 'peek', value: 3 });
  await platform.trigger('voyeur', herId, { type: 'voyeur', value: 2 });
  await expect(she.studio.getByText('Peek 3 · voyeur 2')).toBeVisible();
});
