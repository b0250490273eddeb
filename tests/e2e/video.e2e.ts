import { expectAccessibleNow } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { canRun, SECOND_CAMERA, SOUND } from '../support/browser/engine.ts';
import { clockOf } from '../support/browser/page-clock.ts';
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

test.describe('through whip, with a media server that waits for nothing else', () => {
  // Every codec through every signalling is in tests/integration/live-video.test.ts; the other tests have vp8 through wowza.
  test.use({
    isApart: true,
    // Debian's Firefox has no h264.
    serve: ({ browserName }, give) =>
      give(['--signalling', 'whip', '--codec', browserName === 'firefox' ? 'vp8' : 'h264']),
  });

  test('shows the performer to a customer for 20 s without a freeze, and the customer to the performer until one leaves, and leaves no camera on, also at a log-out on the air', async ({
    performerPage,
    page,
    browser,
    platform,
    performerId,
    mark,
  }) => {
    test.setTimeout(90_000);
    canRun(page, 'h264, which Debian’s Firefox lacks: vp8 takes its place');
    await performerPage.startWork();
    await performerPage.goReady();
    await expect(performerPage.studio.getByText('Your stream: live')).toBeVisible();
    const customer = await openCustomer(browser, platform);
    await customer.watch(performerId, 'whep');
    await customer.sees('640 x 480');
    const from = await customer.now();
    const startedAt = performance.now();
    if (canRun(page, SOUND)) await expect(performerPage.studio.getByText('Microphone works')).toBeVisible();

    await mark.asks(performerId);
    await performerPage.accept();
    await expect(performerPage.session.getByText(/^Your stream: /)).toBeHidden();
    await mark.shows(true);
    const theirs = performerPage.studio.getByLabel('Picture of Mark');
    await plays(theirs);
    if (canRun(page, 'a picture in its own window, which Firefox lets no page open')) {
      await performerPage.fromMenu('Camera and picture', 'Picture in its own window');
      await expect.poll(() => page.evaluate(() => document.pictureInPictureElement?.ariaLabel)).toBe('Picture of Mark');
      await performerPage.fromMenu('Camera and picture', 'Picture in its own window');
    }
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
    if (canRun(page, SECOND_CAMERA)) {
      const before = await cameras.inputValue();
      await cameras.selectOption({ index: 1 });
      await expect.poll(() => cameras.inputValue()).not.toBe(before);
    }
    await check.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => mediaHeld(page)).toEqual({ tracks: 2, peers: 1, sockets: 0, locks: 1 });

    await expect.poll(() => performance.now() - startedAt, { timeout: 25_000 }).toBeGreaterThan(20_000);
    const to = await customer.now();
    expect(to.time - from.time).toBeGreaterThan(19);
    // A busy machine may stutter; a picture that stands still for a second is frozen.
    expect(to.longestGap).toBeLessThan(1_000);
    await customer.leave();

    await mark.leaves();
    await performerPage.readSummary('The customer left the session.');
    await performerPage.studio.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(performerPage.state('Not ready')).toBeVisible();
    await expect.poll(() => mediaHeld(page)).toEqual(NOTHING);
    await expect.poll(() => streamsInUse(platform, performerId)).toEqual([]);
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
    const movedAt = await clockOf(customer.page);
    await platform.reconnect(performerId);
    await customer.watch(performerId, 'wowza');
    await customer.sees('640 x 480');
    expect(((await customer.now()).firstAt ?? Infinity) - movedAt).toBeLessThan(3_000);
    expect(await theirsIsBack).toBeLessThan(3_000);
    if (canRun(page, SOUND)) await expect(performerPage.session.getByText('reconnected 2×')).toBeVisible();
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
