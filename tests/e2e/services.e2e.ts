import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ performer: { services: ['cam', 'voyeur', 'peek', 'phone', 'email', 'photo'] } });

test('pauses work and restores exactly what was on', async ({ she, herId, platform, marksEar }) => {
  const services = async (): Promise<readonly string[]> => (await platform.performer(herId)).services.toSorted();
  const before = await services();
  await she.startWork();
  await she.goReady();
  await she.pauseButton('Pause work').click();
  await expect(she.state('Paused')).toBeVisible();
  await expect(she.studio.getByText('waiting')).toBeHidden();
  await expect(she.pauseButton('Resume work')).toHaveAccessibleDescription(
    'Paused. Resuming brings back: Webcam chat, Teaser, Peek, Phone',
  );
  await expect.poll(services).toEqual(['email', 'photo']);
  await marksEar.hears('services', { performerId: herId });
  await she.pauseButton('Resume work').click();
  await expect(she.pauseButton('Pause work')).toBeVisible();
  await expect(she.state('Ready')).toBeVisible();
  await expect(she.studio.getByText('waiting less than a minute')).toBeVisible();
  await expect.poll(services).toEqual(before);
});

test('saves two switches within 1000 ms with one call', async ({ she, herId, platform }) => {
  await she.startWork();
  await she.openServices();
  const both = she.services.getByRole('switch', { name: /^(SMS|Snapshots)$/ });
  // At once, for a second is a fifth of one here.
  await both.evaluateAll((switches: HTMLElement[]) => switches.forEach((each) => each.click()));
  await expect(she.services.getByText('Saved')).toBeVisible();
  await expect(she.serviceSwitch('SMS')).toBeChecked();
  const saves = (await platform.log()).filter(
    ({ message, fields }) => message === 'Services saved' && fields?.['performer'] === herId,
  );
  expect(saves.map(({ fields }) => fields?.['change'])).toEqual([JSON.stringify({ sms: true, showsnapshot: true })]);
});

test('takes a switch back and says so when it could not be saved', async ({ she, herId, platform, watch }) => {
  watch.expect(/^services not saved/);
  await she.startWork();
  await platform.fault('save-fails', true, herId);
  await she.openServices();
  await she.serviceSwitch('Snapshots').click();
  await expect(she.services.getByText('Your change could not be saved, so everything is as it was.')).toBeVisible();
  await expect(she.serviceSwitch('Snapshots')).not.toBeChecked();
  await platform.fault('save-fails', false, herId);
  await she.serviceSwitch('Snapshots').click();
  await expect(she.services.getByText('Saved')).toBeVisible();
  await expect(she.serviceSwitch('Snapshots')).toBeChecked();
  expect((await platform.performer(herId)).services).toContain('showsnapshot');
});

test('keeps what was on when pausing could not be saved', async ({ she, herId, platform, watch }) => {
  watch.expect(/^services not saved/);
  const before = (await platform.performer(herId)).services;
  await she.startWork();
  await platform.fault('save-fails', true, herId);
  await she.pauseButton('Pause work').click();
  // At this rate an alert is gone in a moment; the list of notifications keeps it.
  await she.button(/^Notifications/).click();
  await expect(she.dialog('Notifications').getByText('Your services could not be saved').first()).toBeVisible();
  await she.page.keyboard.press('Escape');
  await expect(she.pauseButton('Pause work')).toBeVisible();
  await expect(she.button('6 services')).toBeVisible();
  expect((await platform.performer(herId)).services).toEqual(before);
});

test.describe('with videocall on', () => {
  test.use({ performer: { services: ['cam', 'videocall', 'voyeur', 'sms', 'email'] } });

  test('switches webcam chat, videocall and teaser off on stop, and nothing else', async ({ she, herId, platform }) => {
    await she.startWork();
    await she.goReady();
    await she.studio.getByRole('button', { name: 'Stop' }).click();
    await expect(she.state('Not reachable')).toBeVisible();
    await expect(she.button('2 services')).toBeVisible();
    await expect.poll(async () => (await platform.performer(herId)).services).toEqual(['email', 'sms']);
    await expect(she.studio.getByText('No webcam service is on, so customers cannot reach you.')).toBeVisible();
    await expect(she.studio.getByRole('button', { name: 'Go ready' })).toBeHidden();
    await she.studio.getByRole('button', { name: 'Choose services' }).click();
    await she.serviceSwitch('Peek').click();
    await she.page.keyboard.press('Escape');
    await she.goReady();
  });
});

test('shows what was switched elsewhere', async ({ she, herId, platform }) => {
  await she.startWork();
  await platform.trigger('status_change', herId, { services: { peek: false, sms: true } });
  await she.openServices();
  await expect(she.serviceSwitch('Peek')).not.toBeChecked();
  await expect(she.serviceSwitch('SMS')).toBeChecked();
});
