import { PAUSED_SERVICES } from '@greenroom/core/services/services.constants';
import { REQUEST_TYPES } from '@greenroom/sim-cli/actors/request-types';
import { expect, test } from '../support/browser/e2e-test.ts';

test.use({ performer: { services: ['cam', 'videocall', 'voyeur', 'photo', 'email'] } });

test('switches webcam chat, videocall and teaser off on stop, saves two switches with one call, pauses work so that no customer rings or watches, and restores what was on, also after a reload, says what could not be saved, and shows what changed elsewhere', async ({
  performerPage,
  performerId,
  platform,
  marksEvents,
  watch,
  page,
}) => {
  test.slow();
  const services = async (): Promise<readonly string[]> => (await platform.performer(performerId)).services.toSorted();
  await test.step('switches webcam chat, videocall and teaser off on stop, and nothing else', async () => {
    await performerPage.startWork();
    await performerPage.goReady();
    await performerPage.studio.getByRole('button', { name: 'Stop' }).click();
    await expect(performerPage.state('Not reachable')).toBeVisible();
    await expect(performerPage.button('No live service')).toBeVisible();
    await expect.poll(async () => (await platform.performer(performerId)).services).toEqual(['email', 'photo']);
    await expect(
      performerPage.studio.getByText('No webcam service is on, so customers cannot reach you.'),
    ).toBeVisible();
    await expect(performerPage.studio.getByRole('button', { name: 'Go ready' })).toBeHidden();
    await performerPage.studio.getByRole('button', { name: 'Choose services' }).click();
    await performerPage.serviceSwitch('Peek').click();
    await performerPage.page.keyboard.press('Escape');
    await performerPage.goReady();
  });
  await test.step('saves two switches within 1000 ms with one call', async () => {
    const savesNow = async () =>
      (await platform.log()).filter(
        ({ message, fields }) => message === 'Services saved' && fields?.['performer'] === performerId,
      );
    await expect.poll(async () => (await platform.performer(performerId)).services).toContain('peek');
    const before = (await savesNow()).length;
    await performerPage.openServices();
    const both = performerPage.services.getByRole('switch', { name: /^(SMS|Snapshots)$/ });
    // At once, for a second is a fifth of one here.
    await both.evaluateAll((switches: HTMLElement[]) => switches.forEach((each) => each.click()));
    await expect(performerPage.services.getByText('Saved')).toBeVisible();
    await expect(performerPage.serviceSwitch('SMS')).toBeChecked();
    const saves = (await savesNow()).slice(before);
    expect(saves.map(({ fields }) => fields?.['change'])).toEqual([JSON.stringify({ sms: true, showsnapshot: true })]);
  });
  await test.step('takes a switch back and says so when it could not be saved', async () => {
    watch.expect(/^services not saved/);
    await platform.fault('save-fails', true, performerId);
    await performerPage.serviceSwitch('Snapshots').click();
    await expect(
      performerPage.services.getByText('Your change could not be saved, so everything is as it was.'),
    ).toBeVisible();
    await expect(performerPage.serviceSwitch('Snapshots')).toBeChecked();
    await platform.fault('save-fails', false, performerId);
    await performerPage.serviceSwitch('Snapshots').click();
    // The sentence before ends in the same word.
    await expect(performerPage.services.getByText('Saved', { exact: true })).toBeVisible();
    await expect(performerPage.serviceSwitch('Snapshots')).not.toBeChecked();
    await expect.poll(async () => (await platform.performer(performerId)).services).not.toContain('showsnapshot');
  });
  await test.step('pauses work and restores exactly what was on', async () => {
    for (const name of ['Webcam chat', 'Teaser', 'Phone', 'SMS', 'VIP video'])
      await performerPage.serviceSwitch(name).click();
    const before = ['cam', 'email', 'peek', 'phone', 'photo', 'vipvideo', 'voyeur'];
    await expect.poll(services).toEqual(before);
    await page.keyboard.press('Escape');
    await performerPage.pauseButton('Pause work').click();
    await expect(performerPage.state('Paused')).toBeVisible();
    await expect(performerPage.studio.getByText('so customers cannot reach you')).toBeVisible();
    await expect(performerPage.studio.getByText('Customers can reach you now.')).toBeHidden();
    await expect(performerPage.studio.getByText('waiting')).toBeHidden();
    await expect(performerPage.pauseButton('Resume work')).toHaveAccessibleDescription(
      'Paused. Resuming brings back: Webcam chat, Teaser, Peek, VIP video, Phone',
    );
    await expect.poll(services).toEqual(['email', 'photo']);
    await performerPage.openServices();
    await expect(performerPage.services).toContainText(
      'You have paused work, so customers cannot reach you. Resuming brings back: Webcam chat, Teaser, Peek, VIP video, Phone.',
    );
    await page.keyboard.press('Escape');
    await marksEvents.waitFor('services', { performerId });
    await performerPage.pauseButton('Resume work').click();
    await expect(performerPage.pauseButton('Pause work')).toBeVisible();
    await expect(performerPage.state('Ready')).toBeVisible();
    await expect(performerPage.studio.getByText('waiting less than a minute')).toBeVisible();
    await expect.poll(services).toEqual(before);
  });
  await test.step('keeps what was on when pausing could not be saved', async () => {
    const before = (await platform.performer(performerId)).services;
    await platform.fault('save-fails', true, performerId);
    await performerPage.pauseButton('Pause work').click();
    // At this rate an alert is gone in a moment; the list of notifications keeps it.
    await performerPage.button(/^Notifications/).click();
    await expect(
      performerPage.dialog('Notifications').getByText('Your services could not be saved').first(),
    ).toBeVisible();
    await performerPage.page.keyboard.press('Escape');
    await expect(performerPage.pauseButton('Pause work')).toBeVisible();
    await expect(performerPage.button('4 live services')).toBeVisible();
    expect((await platform.performer(performerId)).services).toEqual(before);
    await platform.fault('save-fails', false, performerId);
  });
  await test.step('shows what was switched elsewhere', async () => {
    await platform.trigger('status_change', performerId, { services: { photo: false, sms: true } });
    await performerPage.openServices();
    await expect(performerPage.serviceSwitch('Photo sales')).not.toBeChecked();
    await expect(performerPage.serviceSwitch('SMS')).toBeChecked();
  });
  await test.step('says what a minute brings, and switches several services at once by a choice', async () => {
    await expect(performerPage.serviceSwitch('Webcam chat')).toHaveAccessibleDescription(
      'Customers see and hear you while they chat with you. € 0.92 a minute · needs: camera',
    );
    await performerPage.services.getByRole('button', { name: /^Quiet/ }).click();
    await expect(performerPage.services.getByRole('button', { name: /^Quiet/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(performerPage.services).toContainText('Customers reach you live by: Chat. 5 more services are on.');
    await expect
      .poll(async () => (await platform.performer(performerId)).services)
      .toEqual(expect.arrayContaining(['chat', 'email', 'media', 'phone', 'photo']));
    await expect(performerPage.services.getByText('Saved')).toBeVisible();
    const kept = (await platform.performer(performerId)).services;
    expect(kept.filter((service) => service === 'cam' || service === 'voyeur')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(performerPage.button('1 live service')).toBeVisible();
  });
  await test.step('is still paused after a reload, and resumes what was on', async () => {
    const before = await services();
    await performerPage.pauseButton('Pause work').click();
    await expect.poll(services).not.toContain('phone');
    await page.reload();
    await performerPage.isConnected();
    await performerPage.pauseButton('Resume work').click();
    await expect(performerPage.pauseButton('Pause work')).toBeVisible();
    await expect.poll(services).toEqual(before);
  });
  await test.step('lets no customer of any kind ring or watch in a pause in which all ten services were on', async () => {
    const others = (await services()).filter((service) => PAUSED_SERVICES.every((paused) => paused !== service));
    await platform.trigger('status_change', performerId, {
      services: Object.fromEntries(PAUSED_SERVICES.map((service) => [service, true])),
    });
    await expect(performerPage.button('9 live services')).toBeVisible();
    await performerPage.pauseButton('Pause work').click();
    await expect(performerPage.button('10 services paused')).toBeVisible();
    await expect.poll(services).toEqual(others);
    for (const { name, ...request } of REQUEST_TYPES) {
      const customer = await platform.customer({ name: `Wants ${name}` });
      await customer.asks(performerId, request);
      // Once it is listed as missed, it was answered.
      await expect(page.getByRole('main').getByText(`Wants ${name}`, { exact: true })).toBeVisible();
      await expect(performerPage.request).toBeHidden();
    }
    await platform.trigger('voyeur', performerId, { type: 'peek', value: 3 });
    await platform.trigger('voyeur', performerId, { type: 'voyeur', value: 2 });
    await expect(performerPage.state('Paused')).toBeVisible();
    await expect(performerPage.studio.getByText(/Peek \d/)).toBeHidden();
    await performerPage.pauseButton('Resume work').click();
    await expect.poll(services).toEqual([...PAUSED_SERVICES, ...others].toSorted());
  });
});
