import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ performer: { services: ['cam', 'voyeur', 'peek', 'phone', 'email', 'photo'] } });

test('pauses work and restores exactly what was on', async ({ performerPage, performerId, platform, marksEar }) => {
  const services = async (): Promise<readonly string[]> => (await platform.performer(performerId)).services.toSorted();
  const before = await services();
  await performerPage.startWork();
  await performerPage.goReady();
  await performerPage.pauseButton('Pause work').click();
  await expect(performerPage.state('Paused')).toBeVisible();
  await expect(performerPage.studio.getByText('waiting')).toBeHidden();
  await expect(performerPage.pauseButton('Resume work')).toHaveAccessibleDescription(
    'Paused. Resuming brings back: Webcam chat, Teaser, Peek, Phone',
  );
  await expect.poll(services).toEqual(['email', 'photo']);
  await marksEar.hears('services', { performerId });
  await performerPage.pauseButton('Resume work').click();
  await expect(performerPage.pauseButton('Pause work')).toBeVisible();
  await expect(performerPage.state('Ready')).toBeVisible();
  await expect(performerPage.studio.getByText('waiting less than a minute')).toBeVisible();
  await expect.poll(services).toEqual(before);
});

test('saves two switches within 1000 ms with one call', async ({ performerPage, performerId, platform }) => {
  await performerPage.startWork();
  await performerPage.openServices();
  const both = performerPage.services.getByRole('switch', { name: /^(SMS|Snapshots)$/ });
  // At once, for a second is a fifth of one here.
  await both.evaluateAll((switches: HTMLElement[]) => switches.forEach((each) => each.click()));
  await expect(performerPage.services.getByText('Saved')).toBeVisible();
  await expect(performerPage.serviceSwitch('SMS')).toBeChecked();
  const saves = (await platform.log()).filter(
    ({ message, fields }) => message === 'Services saved' && fields?.['performer'] === performerId,
  );
  expect(saves.map(({ fields }) => fields?.['change'])).toEqual([JSON.stringify({ sms: true, showsnapshot: true })]);
});

test('takes a switch back and says so when it could not be saved', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  watch.expect(/^services not saved/);
  await performerPage.startWork();
  await platform.fault('save-fails', true, performerId);
  await performerPage.openServices();
  await performerPage.serviceSwitch('Snapshots').click();
  await expect(
    performerPage.services.getByText('Your change could not be saved, so everything is as it was.'),
  ).toBeVisible();
  await expect(performerPage.serviceSwitch('Snapshots')).not.toBeChecked();
  await platform.fault('save-fails', false, performerId);
  await performerPage.serviceSwitch('Snapshots').click();
  await expect(performerPage.services.getByText('Saved')).toBeVisible();
  await expect(performerPage.serviceSwitch('Snapshots')).toBeChecked();
  expect((await platform.performer(performerId)).services).toContain('showsnapshot');
});

test('keeps what was on when pausing could not be saved', async ({ performerPage, performerId, platform, watch }) => {
  watch.expect(/^services not saved/);
  const before = (await platform.performer(performerId)).services;
  await performerPage.startWork();
  await platform.fault('save-fails', true, performerId);
  await performerPage.pauseButton('Pause work').click();
  // At this rate an alert is gone in a moment; the list of notifications keeps it.
  await performerPage.button(/^Notifications/).click();
  await expect(
    performerPage.dialog('Notifications').getByText('Your services could not be saved').first(),
  ).toBeVisible();
  await performerPage.page.keyboard.press('Escape');
  await expect(performerPage.pauseButton('Pause work')).toBeVisible();
  await expect(performerPage.button('6 services')).toBeVisible();
  expect((await platform.performer(performerId)).services).toEqual(before);
});

test.describe('with videocall on', () => {
  test.use({ performer: { services: ['cam', 'videocall', 'voyeur', 'sms', 'email'] } });

  test('switches webcam chat, videocall and teaser off on stop, and nothing else', async ({
    performerPage,
    performerId,
    platform,
  }) => {
    await performerPage.startWork();
    await performerPage.goReady();
    await performerPage.studio.getByRole('button', { name: 'Stop' }).click();
    await expect(performerPage.state('Not reachable')).toBeVisible();
    await expect(performerPage.button('2 services')).toBeVisible();
    await expect.poll(async () => (await platform.performer(performerId)).services).toEqual(['email', 'sms']);
    await expect(
      performerPage.studio.getByText('No webcam service is on, so customers cannot reach you.'),
    ).toBeVisible();
    await expect(performerPage.studio.getByRole('button', { name: 'Go ready' })).toBeHidden();
    await performerPage.studio.getByRole('button', { name: 'Choose services' }).click();
    await performerPage.serviceSwitch('Peek').click();
    await performerPage.page.keyboard.press('Escape');
    await performerPage.goReady();
  });
});

test('shows what was switched elsewhere', async ({ performerPage, performerId, platform }) => {
  await performerPage.startWork();
  await platform.trigger('status_change', performerId, { services: { peek: false, sms: true } });
  await performerPage.openServices();
  await expect(performerPage.serviceSwitch('Peek')).not.toBeChecked();
  await expect(performerPage.serviceSwitch('SMS')).toBeChecked();
});
