import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { canRun, SECOND_CAMERA, SOUND } from '../support/browser/engine.ts';
import { permission, plays } from '../support/browser/video-page.ts';
import { mediaHeld, watchMedia } from '../support/browser/video-watch.ts';

const NOTHING = { tracks: 0, peers: 0, sockets: 0, locks: 0 };

test.use({ clockRate: 1, performer: { services: ['cam', 'video', 'chat'] } });

test.beforeEach(({ page }) => watchMedia(page).then(() => undefined));

test('checks the devices, names a camera that is taken, unplugged or blocked and a picture that finds no way, and switches the camera off when the performer mutes or hides', async ({
  performerPage,
  page,
  platform,
  performerId,
  mark,
}) => {
  test.setTimeout(150_000);
  await test.step('finds camera, microphone, connection and sound in order, and remembers it for the day', async () => {
    await performerPage.startWork();
    await performerPage.button('Check camera and sound').click();
    const check = performerPage.dialog('Camera and sound');
    await expect(check.getByText(/^Connection works \(\d+\.\d s\)$/)).toBeVisible();
    const hasSound = canRun(page, SOUND);
    if (hasSound) {
      await check.getByRole('button', { name: 'Test the sound' }).click();
      await expect(check.getByText('Everything works. You can go ready.')).toBeVisible();
    }
    await check.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => mediaHeld(page)).toEqual(NOTHING);
    if (!hasSound) return;
    await expect(performerPage.studio.getByText('Checked today')).toBeVisible();
    await page.reload();
    await expect(performerPage.studio.getByText('Checked today')).toBeVisible();
  });
  await test.step('names a camera that another program has, and takes it as soon as it is free', async () => {
    await performerPage.isConnected();
    await page.evaluate(() => {
      const { mediaDevices } = navigator;
      const capture = mediaDevices.getUserMedia;
      let refusals = 0;
      // It is refused with the microphone, and alone.
      mediaDevices.getUserMedia = async () => {
        refusals += 1;
        if (refusals === 2) mediaDevices.getUserMedia = capture;
        throw new DOMException('Could not start video source', 'NotReadableError');
      };
    });
    await performerPage.studio.getByRole('button', { name: 'Go ready' }).click();
    const alert = performerPage.studio.locator(ALERT);
    await expect(alert).toContainText('Close other programs that use it', { timeout: 1_000 });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(performerPage.state('Ready')).toBeVisible();
    await expect(performerPage.studio.getByText('Your stream: live')).toBeVisible();
  });
  await test.step('turns to the other camera on the air, which goes on, and remembers it', async () => {
    if (!canRun(page, SECOND_CAMERA)) return;
    const chosen = () => page.evaluate(() => localStorage.getItem('greenroom.camera'));
    const before = await chosen();
    await performerPage.studio.getByRole('button', { name: 'Other camera' }).click();
    await expect.poll(chosen).not.toBe(before);
    await expect(performerPage.state('Ready')).toBeVisible();
    await expect(performerPage.studio.getByText('Your stream: live')).toBeVisible();
  });
  await test.step('names a camera that is unplugged, then one whose permission is taken back, within a second', async () => {
    await mark.asks(performerId);
    await performerPage.accept();
    await expect(performerPage.session.getByText(/^Your stream: /)).toBeHidden();
    const alert = performerPage.studio.locator(ALERT);
    if (canRun(page, 'a camera that is unplugged: no listener of a track gets in Firefox what a script dispatches')) {
      const own = performerPage.studio.getByLabel('Your picture');
      await plays(own);
      await own.evaluate(({ srcObject: stream }: HTMLVideoElement) => {
        const track = stream instanceof MediaStream ? stream.getVideoTracks()[0] : undefined;
        track?.stop();
        track?.dispatchEvent(new Event('ended'));
      });
      await expect(alert).toContainText('Your camera has stopped', { timeout: 1_000 });
      await expect(performerPage.state('In session')).toBeVisible();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await plays(performerPage.studio.getByLabel('Your picture'));
    }
    if (canRun(page, 'a camera whose permission is taken back, which no command of Firefox does')) {
      await permission(page, 'camera', 'denied');
      await expect(alert).toContainText('Camera blocked', { timeout: 1_000 });
      await expect(performerPage.state('In session')).toBeVisible();
      await permission(page, 'camera', 'granted');
      await alert.getByRole('button', { name: 'Unblock camera' }).click();
      await plays(performerPage.studio.getByLabel('Your picture'));
    }
    await expect(performerPage.session.getByText(/^Your stream: /)).toBeHidden();
    await performerPage.end('End session');
    await performerPage.readSummary('You ended the session.');
  });
  await test.step('says within 15 s that the picture finds no way to the server and what helps, and is live after one press (fault 31)', async () => {
    await performerPage.studio.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.poll(() => mediaHeld(page)).toEqual(NOTHING);
    await platform.fault('media-no-way', true);
    try {
      await performerPage.goReady();
      const help = performerPage.studio.getByText('use another network or turn your VPN off, then try again');
      await expect(help).toBeVisible({ timeout: 15_000 });
      await platform.fault('media-no-way', false);
      await performerPage.studio.getByRole('button', { name: 'Try again' }).click();
      await expect(performerPage.studio.getByText('Your stream: live')).toBeVisible();
      await expect(help).toBeHidden();
    } finally {
      await platform.fault('media-no-way', false);
    }
  });
  await test.step('switches the camera off when the performer mutes or hides, and on again', async () => {
    await expect.poll(() => mediaHeld(page)).toMatchObject({ tracks: 2, peers: 1 });
    await performerPage.button('Camera off').click();
    await page.keyboard.press('m');
    await expect.poll(() => mediaHeld(page)).toEqual({ tracks: 0, peers: 1, sockets: 1, locks: 1 });
    await expect(performerPage.studio.getByText('Microphone is off: nobody hears you')).toBeVisible();
    await performerPage.button('Camera on').click();
    await plays(performerPage.studio.getByLabel('Your picture'));
    await expect(performerPage.studio.getByText('Your stream: live')).toBeVisible();
    await performerPage.openServices();
    await performerPage.serviceSwitch('Video').click();
    await page.keyboard.press('Escape');
    await expect.poll(() => mediaHeld(page)).toEqual({ ...NOTHING, locks: 1 });
    await expect(performerPage.state('Ready')).toBeVisible();
  });
  await test.step('names a blocked camera at once and offers work by chat', async () => {
    if (!canRun(page, 'work by chat where the camera is blocked, which no command of Firefox does')) return;
    await performerPage.studio.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.poll(() => mediaHeld(page)).toEqual(NOTHING);
    await performerPage.openServices();
    for (const name of ['Webcam chat', 'Video']) await performerPage.serviceSwitch(name).click();
    await page.keyboard.press('Escape');
    await permission(page, 'camera', 'denied');
    await performerPage.studio.getByRole('button', { name: 'Go ready' }).click();
    const alert = performerPage.studio.locator(ALERT);
    await expect(alert).toContainText('Camera blocked', { timeout: 1_000 });
    await expect(alert).toContainText('Click the icon left of the address');
    await expect(alert.getByRole('button', { name: 'Unblock camera' })).toBeVisible();
    await alert.getByRole('button', { name: 'Work by chat only' }).click();
    await expect(performerPage.state('Ready')).toBeVisible();
    await expect.poll(async () => (await platform.performer(performerId)).services).toEqual(['chat']);
    await expect(performerPage.studio.getByText('It turns on with the first service that shows you.')).toBeVisible();
    expect(await mediaHeld(page)).toEqual({ ...NOTHING, locks: 1 });
  });
});
