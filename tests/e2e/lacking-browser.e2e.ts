import { test as base, expect } from '../support/browser/e2e-test.ts';

/** A platform whose pages may install themselves: without that there are no notifications to miss. */
const test = base.extend({
  platform: async ({ worker: { pool }, clockRate }, give) =>
    give(await pool.get({ clockRate, hasServiceWorker: true })),
});
test.use({ start: 'loggedOut' });

test('holds a session by chat in a browser that lacks every part it can do without, and says what each costs', async ({
  page,
  performerPage,
  performerId,
  platform,
  mark,
}) => {
  test.slow();
  await page.addInitScript(() => {
    for (const name of ['RTCPeerConnection', 'PushManager', 'Notification', 'PublicKeyCredential', 'AudioContext'])
      Reflect.deleteProperty(globalThis, name);
    for (const name of ['wakeLock', 'locks', 'serviceWorker', 'vibrate', 'permissions', 'mediaSession'])
      Reflect.deleteProperty(Navigator.prototype, name);
    for (const name of ['pictureInPictureEnabled', 'fullscreenEnabled'])
      Reflect.deleteProperty(Document.prototype, name);
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await performerPage.openLogin();
  await performerPage.logIn();
  await performerPage.isHome();
  await performerPage.isConnected();
  await test.step('says before going ready what the browser lacks for work', async () => {
    await expect(performerPage.studio).toContainText('This browser cannot keep the screen on.');
    await expect(performerPage.studio).toContainText('This browser does not notice when Greenroom is open twice.');
    await expect(performerPage.studio).toContainText('This browser stores nothing for this site.');
  });
  await test.step('says why there is no picture of the customer, and goes on by chat, also after a reload', async () => {
    await performerPage.meet(mark);
    await mark.shows(true);
    await expect(performerPage.studio).toContainText('This browser cannot show the customer.');
    await mark.says('Hello');
    await expect(performerPage.line('Hello')).toBeVisible();
    await performerPage.say('Good evening');
    await expect(performerPage.sentLines).toHaveCount(1);
    await page.reload();
    await expect(performerPage.line('Good evening')).toBeVisible({ timeout: 30_000 });
    await mark.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');
  });
  await test.step('says where it is switched on that there are no notifications and no passkeys', async () => {
    await performerPage.goTo('/settings/');
    await expect(page.getByText('This browser does not support notifications.')).toBeVisible();
    await performerPage.goTo('/security/');
    await expect(page.getByText('This browser cannot make passkeys at this address.')).toBeVisible();
    await performerPage.goTo('/');
    await performerPage.button('Check camera and sound').click();
    const check = performerPage.dialog('Camera and sound');
    await expect(check).toContainText('This browser has no desktop notifications.');
    await check.getByRole('button', { name: 'Test the sound' }).click();
    await expect(check).toContainText('No sound could be played.');
    await check.getByRole('button', { name: 'Done' }).click();
  });
  await test.step('clears this device on /reset', async () => {
    await performerPage.open('/reset');
    await expect(page.getByRole('heading', { name: 'Everything has been cleared' })).toBeVisible();
    await expect.poll(async () => (await platform.performer(performerId)).loggedIn).toBe(false);
  });
});
