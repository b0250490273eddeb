import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCustomerCamera } from '@greenroom/sim-cli/platform/devices/media/cameras/customer-cameras';
import { clockOf } from '../support/browser/page-clock.ts';
import { startMediaRig, type MediaRig } from '../support/media/media-rig.ts';
import { createSourcePages } from '../support/media/source-pages.ts';
import {
  isPlaying,
  openStreamPages,
  sizeIs,
  start,
  statusIs,
  stopBoth,
  type StreamPages,
} from '../support/media/stream-pages.ts';

let rigs: Record<'vp8' | 'h264' | 'other', MediaRig>;
let pages: StreamPages;

beforeAll(async () => {
  const page = createSourcePages('tests/support/media/stream-page.ts');
  rigs = {
    vp8: await startMediaRig('vp8', page),
    h264: await startMediaRig('h264'),
    other: await startMediaRig('vp8'),
  };
  pages = await openStreamPages(rigs.vp8.url);
});
afterAll(async () => {
  await pages.close();
  for (const rig of Object.values(rigs)) rig.close();
});

const statsOf = (rig: MediaRig, name: string) => rig.media.stats().find(({ stream }) => stream === name);

it.each([
  ['vp8', 'wowza'],
  ['vp8', 'whip'],
  ['h264', 'wowza'],
  ['h264', 'whip'],
] as const)('shows the %s picture of the performer at the other side through %s', async (codec, signalling) => {
  const { publisher, player } = pages;
  const to = { signalling, server: rigs[codec].url, name: `anna-${signalling}` };
  await start(publisher, { ...to, direction: 'publish' });
  await start(player, { ...to, direction: 'play' });
  await Promise.all([statusIs(publisher, 'live'), statusIs(player, 'live'), isPlaying(player)]);
  await sizeIs(player, 640, 480);
  expect(statsOf(rigs[codec], to.name)).toMatchObject({ running: true, viewers: 1 });
  expect(await stopBoth(pages)).toEqual(['closed']);
  await expect.poll(() => statsOf(rigs[codec], to.name)).toMatchObject({ running: false, viewers: 0 });
});

it.each(['vp8', 'h264'] as const)('shows the performer a customer without a browser, in %s', async (codec) => {
  const { media, url } = rigs[codec];
  const end = media.addSource('anna-in', await loadCustomerCamera(codec));
  await start(pages.player, { direction: 'play', signalling: 'wowza', server: url, name: 'anna-in' });
  await isPlaying(pages.player);
  await sizeIs(pages.player, 320, 240);
  end();
  expect(await stopBoth(pages)).toEqual(['closed']);
});

it('changes camera and level while live, then moves to another server within 3 s of its word', async () => {
  const { publisher, player } = pages;
  const to = { signalling: 'wowza', server: rigs.vp8.url, name: 'moved' } as const;
  await start(publisher, { ...to, direction: 'publish' });
  await statusIs(publisher, 'live');
  const peers = await publisher.evaluate(() => globalThis.live.peers.length);
  await start(player, { ...to, direction: 'play' });
  await publisher.evaluate(async () => {
    await globalThis.live.turnCameraOn();
    globalThis.live.stream()?.chooseQuality('ld');
  });
  await sizeIs(player, 320, 240);
  expect(await publisher.evaluate(() => globalThis.live.peers.length)).toBe(peers);

  rigs.vp8.media.faults.turn('media-server-lost', true);
  await statusIs(publisher, 'lost');
  const movedAt = await clockOf(player);
  for (const page of [publisher, player]) {
    await page.evaluate((server) => globalThis.live.stream()?.replaceServer(server), rigs.other.url);
  }
  await Promise.all([statusIs(publisher, 'live'), statusIs(player, 'live'), isPlaying(player)]);
  const shownAt = await player.evaluate(() => globalThis.live.firstPictureAt());
  expect((shownAt ?? Infinity) - movedAt).toBeLessThan(3_000);
  expect(await publisher.evaluate(() => globalThis.live.stream()?.watch.state().attempt)).toBe(1);
  expect(await stopBoth(pages)).toEqual(['closed']);
});
