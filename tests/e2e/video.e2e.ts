import { expectAccessibleNow } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { openCustomer, plays, shownAgain } from '../support/browser/video-page.ts';
import { mediaHeld, watchMedia } from '../support/browser/video-watch.ts';
import type { TestPlatform } from '../support/test-platform.ts';

const STANDS = 'Mark’s picture is frozen.';
const NOTHING = { tracks: 0, peers: 0, sockets: 0, locks: 0 };

/** Lists the streams of the performer that run or have viewers. */
const streamsInUse = async (platform: TestPlatform, performerId: string): Promise<readonly string[]> => {
  const { streams } = await platform.media();
  const own = streams.filter(({ stream }) => stream.startsWith(`${performerId}-`));
  // While the platform still counts the session, the customer's camera may run, but without viewers.
  const used = own.filter(({ stream, running, viewers }) => viewers > 0 || (running && stream.endsWith('-out')));
  return used.map(({ stream }) => stream);
};

test.use({ clockRate: 1, performer: { services: ['cam', 'video', 'chat'] } });

test.beforeEach(({ page }) => watchMedia(page).then(() => undefined));

test.describe('with a media server that waits for nothing else', () => {
  test.use({ isApart: true });

  test('shows the performer to a customer for 20 s without a freeze, whatever page is open, and leaves no camera on', async ({
    performerPage,
    page,
    browser,
    platform,
    performerId,
    mark,
  }) => {
    test.setTimeout(60_000);
    await performerPage.startWork();
    await performerPage.goReady();
    await expect(performerPage.studio.getByText('Your stream: live')).toBeVisible();
    const customer = await openCustomer(browser, platform);
    await customer.watch(performerId, 'wowza');
    await customer.sees('640 x 480');
    const from = await customer.now();
    const startedAt = Date.now();
    await expect(performerPage.studio.getByText('Microphone works')).toBeVisible();

    await mark.asks(performerId);
    await performerPage.accept();
    await mark.shows(true);
    const theirs = performerPage.studio.getByLabel('Picture of Mark');
    await plays(theirs);
    await performerPage.fromMenu('Camera and picture', 'Picture in its own window');
    await expect.poll(() => page.evaluate(() => document.pictureInPictureElement?.ariaLabel)).toBe('Picture of Mark');
    await performerPage.fromMenu('Camera and picture', 'Picture in its own window');
    await performerPage.fromMenu('Session menu', 'Full screen');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await performerPage.fromMenu('Session menu', 'Leave full screen');
    await performerPage.button('Customer’s sound: Sound on').click();
    await expect(performerPage.button('Customer’s sound: Sound off')).toBeVisible();
    await mark.shows(false);
    await expect(performerPage.studio.getByText('Mark’s camera is off')).toBeVisible();

    await performerPage.fromMenu('Camera and picture', 'Check camera and sound');
    const check = performerPage.dialog('Camera and sound');
    const cameras = check.getByLabel('Camera', { exact: true });
    const before = await cameras.inputValue();
    await cameras.selectOption({ index: 1 });
    await expect.poll(() => cameras.inputValue()).not.toBe(before);
    await check.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => mediaHeld(page)).toEqual({ tracks: 2, peers: 1, sockets: 1, locks: 1 });

    await expect.poll(() => Date.now() - startedAt, { timeout: 25_000 }).toBeGreaterThan(20_000);
    const to = await customer.now();
    expect(to.time - from.time).toBeGreaterThan(19);
    // A busy machine may stutter; a picture that stands still for a second is frozen.
    expect(to.longestGap).toBeLessThan(1_000);
    await customer.leave();

    await performerPage.end('End session');
    await performerPage.readSummary('You ended the session.');
    await performerPage.studio.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(performerPage.state('Not ready')).toBeVisible();
    await expect.poll(() => mediaHeld(page)).toEqual(NOTHING);
  });
});

test.describe('in h264 through whip', () => {
  // Every codec through every signalling is in tests/integration/live-video.test.ts; the other tests here have vp8 through wowza.
  test.use({ serve: ['--codec', 'h264', '--signalling', 'whip'] });

  test('shows performer and customer to each other in h264 through whip until the customer leaves, and leaves nothing on when the performer logs out', async ({
    performerPage,
    page,
    browser,
    platform,
    performerId,
    mark,
  }) => {
    await performerPage.startWork();
    await performerPage.meet(mark);
    const customer = await openCustomer(browser, platform);
    await expect(performerPage.session.getByText(/^Your stream: /)).toBeHidden();
    await customer.watch(performerId, 'whep');
    await mark.shows(true);
    await customer.sees('640 x 480');
    await plays(performerPage.studio.getByLabel('Picture of Mark'));
    await customer.leave();
    await mark.leaves();
    await performerPage.readSummary('The customer left the session.');
    await performerPage.studio.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.poll(() => mediaHeld(page)).toEqual(NOTHING);
    await expect.poll(async () => (await platform.media()).streams.some(({ running }) => running)).toBe(false);
    await test.step('leaves nothing on when the performer logs out on the air', async () => {
      await performerPage.meet(mark);
      await mark.shows(true);
      await plays(performerPage.studio.getByLabel('Picture of Mark'));
      await expect.poll(() => mediaHeld(page)).toMatchObject({ tracks: 2, peers: 2 });
      await performerPage.logOut();
      await performerPage.isAtLogin();
      await expect.poll(() => mediaHeld(page)).toEqual(NOTHING);
      await expect.poll(() => streamsInUse(platform, performerId)).toEqual([]);
    });
  });
});

test('has both pictures back within 3 s when another media server takes over from a lost one, counts it, and leaves nothing on at a log-out', async ({
  performerPage,
  page,
  browser,
  platform,
  performerId,
  mark,
}) => {
  test.setTimeout(60_000);
  await performerPage.startWork();
  await performerPage.meet(mark);
  await mark.shows(true);
  await plays(performerPage.studio.getByLabel('Picture of Mark'));
  const customer = await openCustomer(browser, platform);
  await platform.fault('media-server-lost', true);
  try {
    await expect(performerPage.studio.getByText('Your stream: lost')).toBeVisible();
    // Nothing tells of the customer's side: the last picture stays, and the browser calls the connection open for seconds.
    await expect(performerPage.studio.getByText(STANDS)).toBeVisible();
    await expectAccessibleNow(page);
    const theirsIsBack = shownAgain(page, 'Picture of Mark');
    const movedAt = Date.now();
    await platform.reconnect(performerId);
    await customer.watch(performerId, 'wowza');
    await customer.sees('640 x 480');
    expect(((await customer.now()).firstAt ?? Infinity) - movedAt).toBeLessThan(3_000);
    expect((await theirsIsBack) - movedAt).toBeLessThan(3_000);
    await expect(performerPage.session.getByText('reconnected 2×')).toBeVisible();
    await expect(performerPage.studio.getByText(STANDS)).toBeHidden();
    await test.step('leaves nothing on when the platform logs the performer out on the air', async () => {
      await customer.leave();
      await expect.poll(() => mediaHeld(page)).toMatchObject({ tracks: 2, peers: 2 });
      await platform.trigger('logout', performerId);
      await performerPage.isAtLogin();
      await expect.poll(() => mediaHeld(page)).toEqual(NOTHING);
      await expect.poll(() => streamsInUse(platform, performerId)).toEqual([]);
    });
  } finally {
    await platform.fault('media-server-lost', false);
    await customer.leave();
  }
});

test('says within 15 s that the picture finds no way to the server and what helps, is live after one press (fault 31), and switches the camera off when the performer mutes or hides', async ({
  performerPage,
  platform,
  page,
}) => {
  test.setTimeout(60_000);
  await performerPage.startWork();
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
    for (const name of ['Webcam chat', 'Video']) await performerPage.serviceSwitch(name).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => mediaHeld(page)).toEqual({ ...NOTHING, locks: 1 });
    await expect(performerPage.state('Ready')).toBeVisible();
  });
});
