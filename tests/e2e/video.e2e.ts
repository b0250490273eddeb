import { expectAccessibleNow } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import type { PerformerPage } from '../support/browser/performer-page.ts';
import type { TestPlatform } from '../support/platform.ts';
import { openCustomer, permission, plays, shownAgain } from '../support/browser/video-page.ts';
import { mediaHeld, watchMedia } from '../support/browser/video-watch.ts';

const STANDS = 'Mark’s picture is frozen.';
const NOTHING = { tracks: 0, peers: 0, sockets: 0, locks: 0 };

test.use({ clockRate: 1, performer: { services: ['cam', 'video', 'chat'] } });

test.beforeEach(({ page }) => watchMedia(page).then(() => undefined));

test('shows the performer to a customer for 20 s without a freeze, whatever page is open, and leaves no camera on', async ({
  she,
  page,
  browser,
  platform,
  herId,
  mark,
}) => {
  test.setTimeout(60_000);
  await she.startWork();
  await she.goReady();
  await expect(she.studio.getByText('Your stream: live')).toBeVisible();
  const customer = await openCustomer(browser, platform);
  await customer.watch(herId, 'wowza');
  await customer.sees('640 x 480');
  const from = await customer.now();
  const startedAt = Date.now();
  await expect(she.studio.getByText('Microphone works')).toBeVisible();

  await mark.asks(herId);
  await she.accept();
  await mark.shows(true);
  const his = she.studio.getByLabel('Picture of Mark');
  await plays(his);
  await she.fromMenu('Camera and picture', 'Picture in its own window');
  await expect.poll(() => page.evaluate(() => document.pictureInPictureElement?.ariaLabel)).toBe('Picture of Mark');
  await she.fromMenu('Camera and picture', 'Picture in its own window');
  await she.fromMenu('Session menu', 'Full screen');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await she.fromMenu('Session menu', 'Leave full screen');
  await she.button('Customer’s sound: Sound on').click();
  await expect(she.button('Customer’s sound: Sound off')).toBeVisible();
  await mark.shows(false);
  await expect(she.studio.getByText('Mark’s camera is off')).toBeVisible();

  await she.fromMenu('Camera and picture', 'Check camera and sound');
  const check = she.dialog('Camera and sound');
  const cameras = check.getByLabel('Camera', { exact: true });
  const before = await cameras.inputValue();
  await cameras.selectOption({ index: 1 });
  await expect.poll(() => cameras.inputValue()).not.toBe(before);
  await check.getByRole('button', { name: 'Done' }).click();
  expect(await mediaHeld(page)).toEqual({ tracks: 2, peers: 1, sockets: 1, locks: 1 });

  await expect.poll(() => Date.now() - startedAt, { timeout: 25_000 }).toBeGreaterThan(20_000);
  const to = await customer.now();
  expect(to.time - from.time).toBeGreaterThan(19);
  // A busy machine may stutter; a picture that stands still for a second is frozen.
  expect(to.longestGap).toBeLessThan(1_000);
  await customer.leave();

  await she.end('End session');
  await she.readSummary('You ended the session.');
  await she.studio.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(she.state('Not ready')).toBeVisible();
  await expect.poll(() => mediaHeld(page)).toEqual(NOTHING);
});

for (const [codec, signalling] of [
  ['vp8', 'whip'],
  ['h264', 'wowza'],
  ['h264', 'whip'],
] as const) {
  test.describe(`in ${codec} through ${signalling}`, () => {
    test.use({ serve: ['--codec', codec, '--signalling', signalling] });

    test(`shows performer and customer to each other in ${codec} through ${signalling}, until the customer leaves`, async ({
      she,
      page,
      browser,
      platform,
      herId,
      mark,
    }) => {
      await she.startWork();
      await she.meet(mark);
      const customer = await openCustomer(browser, platform);
      await expect(she.session.getByText(/^Your line: /)).toBeHidden();
      await customer.watch(herId, signalling === 'whip' ? 'whep' : 'wowza');
      await mark.shows(true);
      await customer.sees('640 x 480');
      await plays(she.studio.getByLabel('Picture of Mark'));
      await customer.leave();
      await mark.leaves();
      await she.readSummary('The customer left the session.');
      await she.studio.getByRole('button', { name: 'Stop', exact: true }).click();
      await expect.poll(() => mediaHeld(page)).toEqual(NOTHING);
      await expect.poll(async () => (await platform.media()).streams.some(({ running }) => running)).toBe(false);
    });
  });
}

for (const [how, leave] of [
  ['she logs out', (she: PerformerPage) => she.logOut()],
  [
    'the platform logs her out',
    (_: PerformerPage, platform: TestPlatform, herId: string) => platform.trigger('logout', herId),
  ],
] as const) {
  test(`leaves nothing on when ${how} on the air`, async ({ she, page, platform, herId, mark }) => {
    await she.startWork();
    await she.meet(mark);
    await mark.shows(true);
    await plays(she.studio.getByLabel('Picture of Mark'));
    await expect.poll(() => mediaHeld(page)).toMatchObject({ tracks: 2, peers: 2 });
    await leave(she, platform, herId);
    await she.isAtLogin();
    await expect.poll(() => mediaHeld(page)).toEqual(NOTHING);
    const inUse = async (): Promise<readonly string[]> => {
      const { streams } = await platform.media();
      const hers = streams.filter(({ stream }) => stream.startsWith(`${herId}-`));
      // While the platform still counts the session, the customer's camera may run, but without viewers.
      const used = hers.filter(({ stream, running, viewers }) => viewers > 0 || (running && stream.endsWith('-out')));
      return used.map(({ stream }) => stream);
    };
    await expect.poll(inUse).toEqual([]);
  });
}

test('switches the camera off when the performer mutes or hides, and on again', async ({ she, page }) => {
  await she.startWork();
  await she.goReady();
  await expect.poll(() => mediaHeld(page)).toMatchObject({ tracks: 2, peers: 1 });
  await she.button('Camera off').click();
  await page.keyboard.press('m');
  await expect.poll(() => mediaHeld(page)).toEqual({ tracks: 0, peers: 1, sockets: 1, locks: 1 });
  await expect(she.studio.getByText('Microphone is off: nobody hears you')).toBeVisible();
  await she.button('Camera on').click();
  await plays(she.studio.getByLabel('Your picture'));
  await expect(she.studio.getByText('Your stream: live')).toBeVisible();
  await she.openServices();
  for (const name of ['Webcam chat', 'Video']) await she.serviceSwitch(name).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => mediaHeld(page)).toEqual({ ...NOTHING, locks: 1 });
  await expect(she.state('Ready')).toBeVisible();
});

test('names a blocked camera at once and offers work by chat', async ({ she, page, platform, herId }) => {
  await she.startWork();
  await permission(page, 'camera', 'denied');
  await she.studio.getByRole('button', { name: 'Go ready' }).click();
  const alert = she.studio.getByRole('alert');
  await expect(alert).toContainText('Camera blocked', { timeout: 1_000 });
  await expect(alert).toContainText('Click the icon left of the address');
  await expect(alert.getByRole('button', { name: 'Unblock camera' })).toBeVisible();
  await alert.getByRole('button', { name: 'Work by chat only' }).click();
  await expect(she.state('Ready')).toBeVisible();
  await expect.poll(async () => (await platform.performer(herId)).services).toEqual(['chat']);
  await expect(she.studio.getByText('None of the services that are on shows you, so it stays off.')).toBeVisible();
  expect(await mediaHeld(page)).toEqual({ ...NOTHING, locks: 1 });
});

test('names a camera that another program has, and takes it as soon as it is free', async ({ she, page }) => {
  await she.startWork();
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const capture = mediaDevices.getUserMedia;
    mediaDevices.getUserMedia = async () => {
      mediaDevices.getUserMedia = capture;
      throw new DOMException('Could not start video source', 'NotReadableError');
    };
  });
  await she.studio.getByRole('button', { name: 'Go ready' }).click();
  const alert = she.studio.getByRole('alert');
  await expect(alert).toContainText('Close other programs that use it', { timeout: 1_000 });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(she.state('Ready')).toBeVisible();
  await expect(she.studio.getByText('Your stream: live')).toBeVisible();
});

test('names a camera that is unplugged, then one whose permission is taken back, within a second', async ({
  she,
  page,
  mark,
}) => {
  await she.startWork();
  await she.meet(mark);
  await expect(she.session.getByText(/^Your line: /)).toBeHidden();
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

  await permission(page, 'camera', 'denied');
  await expect(alert).toContainText('Camera blocked', { timeout: 1_000 });
  await expect(she.state('In session')).toBeVisible();
  await permission(page, 'camera', 'granted');
  await alert.getByRole('button', { name: 'Unblock camera' }).click();
  await plays(she.studio.getByLabel('Your picture'));
  await expect(she.session.getByText(/^Your line: /)).toBeHidden();
});

test('has both pictures back within 3 s when another media server takes over from a lost one, and counts it', async ({
  she,
  page,
  browser,
  platform,
  herId,
  mark,
}) => {
  test.setTimeout(60_000);
  await she.startWork();
  await she.meet(mark);
  await mark.shows(true);
  await plays(she.studio.getByLabel('Picture of Mark'));
  const customer = await openCustomer(browser, platform);
  await platform.fault('media-server-lost', true);
  try {
    await expect(she.studio.getByText('Your stream: lost')).toBeVisible();
    // Nothing tells of the customer's side: the last picture stays, and the browser calls the connection open for seconds.
    await expect(she.studio.getByText(STANDS)).toBeVisible();
    await expectAccessibleNow(page);
    const hisIsBack = shownAgain(page, 'Picture of Mark');
    const movedAt = Date.now();
    await platform.reconnect(herId);
    await customer.watch(herId, 'wowza');
    await customer.sees('640 x 480');
    expect(((await customer.now()).firstAt ?? Infinity) - movedAt).toBeLessThan(3_000);
    expect((await hisIsBack) - movedAt).toBeLessThan(3_000);
    await expect(she.session.getByText('reconnected 2×')).toBeVisible();
    await expect(she.studio.getByText(STANDS)).toBeHidden();
  } finally {
    await platform.fault('media-server-lost', false);
    await customer.leave();
  }
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
