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
const status = (page: Page): Promise<string> => page.evaluate(() => globalThis.live.stream.watch.state().status);
const until = (page: Page, wanted: string): Promise<unknown> =>
  page.waitForFunction((word) => globalThis.live.stream.watch.state().status === word, wanted);
const playing = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5);
const size = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { videoWidth, videoHeight } = document.querySelector('video') ?? {};
    return [videoWidth, videoHeight];
  });

it.each([
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
  const stats = rig.media.stats().find(({ stream }) => stream === name);
  expect(stats).toMatchObject({ running: true, viewers: 1 });
  expect(stats?.received.video.packets).toBeGreaterThan(20);
  await publisher.evaluate(() => globalThis.live.stream.stop());
  await player.evaluate(() => globalThis.live.stream.stop());
  expect(await status(publisher)).toBe('idle');
  await expect
    .poll(() => rig.media.stats().find(({ stream }) => stream === name))
    .toMatchObject({ running: false, viewers: 0 });
  await Promise.all([publisher.close(), player.close()]);
});

it.each(['vp8', 'h264'] as const)('shows her the customer, who has no browser, in %s', async (codec) => {
  const rig = rigOf(codec);
  const end = rig.media.addSource('anna-in', customerCamera(codec));
  const player = await open(rig, 'play', 'wowza', 'anna-in');
  await until(player, 'live');
  await playing(player);
  expect(await size(player)).toEqual([320, 240]);
  end();
  await player.close();
});
