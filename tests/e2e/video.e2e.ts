import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/e2e-test.ts';
import { mediaHeld, playStream, publishedStream, watchMedia } from '../support/video-watch.ts';

const NOTHING = { tracks: 0, peers: 0, sockets: 0 };
const VIDEO = { services: ['cam', 'video', 'chat'] } as const;

const sizeOf = (video: Locator): Promise<string> =>
  video.evaluate((element: HTMLVideoElement) => `${element.videoWidth} x ${element.videoHeight}`);
const timeOf = (video: Locator): Promise<number> => video.evaluate((element: HTMLVideoElement) => element.currentTime);
/** Its time stands still without new pictures. */
const plays = async (video: Locator, seconds = 1): Promise<void> => {
  const start = await timeOf(video);
  await expect.poll(() => timeOf(video)).toBeGreaterThan(start + seconds);
};
const forbid = async (page: Page, name: 'camera' | 'microphone'): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Browser.setPermission', {
    permission: { name },
    setting: 'denied',
    origin: new URL(page.url()).origin,
  });
};

test.use({ clockRate: 1, performer: { services: [...VIDEO.services] } });

test.beforeEach(({ page }) => watchMedia(page).then(() => undefined));

test('lets a customer see her as soon as she is ready, and leaves nothing on when she stops', async ({
  she,
  page,
  context,
  platform,
}) => {
  const name = publishedStream(page);
  await she.startWork();
  await she.goReady();
  await expect(she.studio.getByText('Your line: open')).toBeVisible();
  await plays(she.studio.getByLabel('Your picture'));
  await expect(she.studio.getByText('Microphone works')).toBeVisible();

  const customer = await context.newPage();
  await customer.goto(`${platform.url}/login`);
  await playStream(customer, await name);
  const seen = customer.getByLabel('what the customer sees');
  await plays(seen);
  expect(await sizeOf(seen)).toBe('640 x 480');

  await she.studio.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(she.state('Not ready')).toBeVisible();
  await expect.poll(() => mediaHeld(page)).toEqual(NOTHING);
});

test('turns the light off when she mutes or hides, and on again', async ({ she, page }) => {
  await she.startWork();
  await she.goReady();
  await expect.poll(() => mediaHeld(page)).toMatchObject({ tracks: 2, peers: 1 });
  await she.button('Camera off').click();
  await she.button('Mute microphone').click();
  await expect.poll(() => mediaHeld(page)).toEqual({ tracks: 0, peers: 1, sockets: 1 });
  await expect(she.studio.getByText('Microphone is off: nobody hears you')).toBeVisible();
  await she.button('Camera on').click();
  await plays(she.studio.getByLabel('Your picture'));
  await expect(she.studio.getByText('Your line: open')).toBeVisible();
});

test('names a blocked camera at once and lets her work by chat', async ({ she, page, platform, herId }) => {
  await she.startWork();
  await forbid(page, 'camera');
  await she.studio.getByRole('button', { name: 'Go ready' }).click();
  const alert = she.studio.getByRole('alert');
  await expect(alert).toContainText('Your camera is blocked', { timeout: 1_000 });
  await expect(alert).toContainText('Click the icon left of the address');
  await alert.getByRole('button', { name: 'Work by chat only' }).click();
  await expect(she.state('Ready')).toBeVisible();
  await expect.poll(async () => (await platform.performer(herId)).services).toEqual(['chat']);
  expect(await mediaHeld(page)).toEqual(NOTHING);
});

test('keeps the camera off while only the chat is on', async ({ she, page }) => {
  await she.startWork();
  await she.openServices();
  for (const name of ['Webcam chat', 'Video']) await she.serviceSwitch(name).click();
  await page.keyboard.press('Escape');
  await she.goReady();
  await expect(she.studio.getByText('None of the services that are on shows you, so it stays off.')).toBeVisible();
  expect(await mediaHeld(page)).toEqual(NOTHING);
});

test('names a camera that ends by itself within a second, and turns it on again', async ({ she, page, mark }) => {
  await she.startWork();
  await she.meet(mark);
  await expect(she.studio.getByText('Your line: open')).toBeVisible();
  await page.evaluate(() => {
    const own = document.querySelector<HTMLVideoElement>('video[aria-label="Your picture"]');
    const stream = own?.srcObject;
    const track = stream instanceof MediaStream ? stream.getVideoTracks()[0] : undefined;
    track?.stop();
    track?.dispatchEvent(new Event('ended'));
  });
  const alert = she.studio.getByRole('alert');
  await expect(alert).toContainText('Your camera has stopped', { timeout: 1_000 });
  await expect(she.state('In session')).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await plays(she.studio.getByLabel('Your picture'));
  await expect(she.studio.getByText('Your line: open')).toBeVisible();
});

test('moves to another media server when the platform says so, within 3 s, and counts it', async ({
  she,
  platform,
  herId,
}) => {
  await she.startWork();
  await she.goReady();
  await expect(she.studio.getByText('Your line: open')).toBeVisible();
  const value = new URL(platform.url).host;
  await platform.trigger('singlestream', herId, { type: 'RECONNECT', stream: 'publish', value });
  await expect(she.studio.getByText('Your line: open · reconnected 1×')).toBeVisible({ timeout: 3_000 });
});

test('finds camera, microphone, connection and sound in order, and remembers it for the day', async ({ she, page }) => {
  await she.startWork();
  await she.button('Check camera and sound').click();
  const check = she.dialog('Camera and sound');
  await expect(check.getByText(/^Connection works \(\d+\.\d s\)$/)).toBeVisible();
  await check.getByRole('button', { name: 'Test the sound' }).click();
  await expect(check.getByText('Everything works. You can go ready.')).toBeVisible();
  await check.getByRole('button', { name: 'Done' }).click();
  await expect(she.studio.getByText('Checked today')).toBeVisible();
  await expect.poll(() => mediaHeld(page)).toEqual(NOTHING);
  await page.reload();
  await expect(she.studio.getByText('Checked today')).toBeVisible();
});
