import { customerCamera } from '@greenroom/sim-cli/platform/media/customer-camera';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/house/browser.mjs';
import { LAUNCH_FLAGS, MEDIA_FLAGS } from '../launch-flags.ts';
import { startMediaRig, type MediaRig } from '../support/media-rig.ts';

let browser: Browser;
const rigs: Partial<Record<'vp8' | 'h264', MediaRig>> = {};

beforeAll(async () => {
  const [executablePath, vp8, h264] = [findBrowser(), await startMediaRig('vp8'), await startMediaRig('h264')];
  Object.assign(rigs, { vp8, h264 });
  browser = await chromium.launch({
    args: ['--headless=new', ...LAUNCH_FLAGS, ...MEDIA_FLAGS],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
});
afterAll(async () => {
  await browser.close();
  for (const rig of Object.values(rigs)) rig.close();
});

const rigOf = (codec: 'vp8' | 'h264'): MediaRig => {
  const rig = rigs[codec];
  if (rig === undefined) throw new Error('the media server did not start');
  return rig;
};

const open = async (rig: MediaRig, direction: string, signalling: string, name: string): Promise<Page> => {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${rig.url}/?direction=${direction}&signalling=${signalling}&name=${name}`);
  await page.waitForFunction(() => globalThis.live !== undefined);
  return page;
};
const until = (page: Page, wanted: string): Promise<unknown> =>
  page.waitForFunction((word) => globalThis.live.stream.watch.state().status === word, wanted);
/** A picture that moves: the element's time stands still without new frames. */
const playing = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const video = document.querySelector('video');
    return video !== null && video.videoWidth > 0 && video.currentTime > 0.5;
  });
const size = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { videoWidth, videoHeight } = document.querySelector('video') ?? {};
    return [videoWidth, videoHeight];
  });

const statsOf = (rig: MediaRig, name: string) => rig.media.stats().find(({ stream }) => stream === name);

it.concurrent.each([
  ['vp8', 'wowza'],
  ['vp8', 'whip'],
  ['h264', 'wowza'],
  ['h264', 'whip'],
] as const)('shows her %s picture at the other side through %s', async (codec, signalling) => {
  const rig = rigOf(codec);
  const name = `anna-${signalling}`;
  const [publisher, player] = await Promise.all([
    open(rig, 'publish', signalling, name),
    open(rig, 'play', signalling, name),
  ]);
  await Promise.all([until(publisher, 'live'), until(player, 'live'), playing(player)]);
  expect(await size(player)).toEqual([640, 480]);
  expect(statsOf(rig, name)).toMatchObject({ running: true, viewers: 1 });
  expect(statsOf(rig, name)?.received.video.packets).toBeGreaterThan(20);

  for (const page of [player, publisher]) await page.evaluate(() => globalThis.live.stream.stop());
  await expect.poll(() => statsOf(rig, name)).toMatchObject({ running: false, viewers: 0 });
  for (const page of [player, publisher]) {
    expect(await page.evaluate(() => new Set(globalThis.live.peers.map((peer) => peer.connectionState)))).toEqual(
      new Set(['closed']),
    );
    await page.close();
  }
});

it.concurrent.each(['vp8', 'h264'] as const)('shows her the customer, who has no browser, in %s', async (codec) => {
  const rig = rigOf(codec);
  const end = rig.media.addSource('anna-in', customerCamera(codec));
  const player = await open(rig, 'play', 'wowza', 'anna-in');
  await until(player, 'live');
  await playing(player);
  expect(await size(player)).toEqual([320, 240]);
  end();
  await player.close();
});

it.concurrent('has her picture back within 3 s of the move to another server', async () => {
  const [first, second] = [await startMediaRig('vp8'), await startMediaRig('vp8')];
  const publisher = await open(first, 'publish', 'wowza', 'moved');
  await until(publisher, 'live');
  const player = await open(first, 'play', 'wowza', 'moved');
  await playing(player);
  first.media.faults.turn('media-server-lost', true);
  await until(publisher, 'lost');

  const movedAt = performance.now();
  const move = (page: Page) => page.evaluate((server) => globalThis.live.stream.replaceServer(server), second.url);
  await Promise.all([move(publisher), move(player)]);
  await Promise.all([until(publisher, 'live'), until(player, 'live'), playing(player)]);
  expect(performance.now() - movedAt).toBeLessThan(3_000);
  expect(await publisher.evaluate(() => globalThis.live.stream.watch.state().attempt)).toBe(1);
  await Promise.all([publisher.close(), player.close()]);
  for (const rig of [first, second]) rig.close();
});

it.concurrent('changes camera and level while live, without a new try', async () => {
  const rig = rigOf('vp8');
  const publisher = await open(rig, 'publish', 'wowza', 'changed');
  await until(publisher, 'live');
  const player = await open(rig, 'play', 'wowza', 'changed');
  await playing(player);
  await publisher.evaluate(async () => {
    const { live } = globalThis;
    const other = await navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480 }, audio: true });
    live.setCamera(other);
    for (const track of live.camera.getTracks()) track.stop();
    live.stream.chooseQuality('ld');
  });
  await player.waitForFunction(() => document.querySelector('video')?.videoWidth === 320);
  expect(await publisher.evaluate(() => globalThis.live.peers.length)).toBe(1);
  await Promise.all([publisher.close(), player.close()]);
});
