import { expect, it } from 'vitest';
import { OPEN_SETTINGS, photoItem } from '../../testing/gallery/media-item.fake.ts';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { type CallFailure, done, err, NETWORK_TIMED_OUT, ok, type Result } from '../kernel/result.ts';
import { millis } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import { createGalleryController } from './gallery.controller.ts';
import type { MediaApi } from './media-api.port.ts';
import { NO_GROUPS, type MediaGroups } from './media-item.ts';

const POLL = millis(15_000);

/** A gallery of videos, 20 a page, of which one waits for approval. */
const setUp = async (count: number) => {
  const clock = createVirtualClock();
  const names = Array.from({ length: count }, (_, index) => `v${index}`);
  const world = { names, works: true, swap: Promise.withResolvers<Result<undefined, CallFailure>>() };
  const asked: number[] = [];
  const part = (offset: number): MediaGroups => ({
    ...NO_GROUPS,
    approved: { items: world.names.slice(offset, offset + 20).map((id) => photoItem(id)), total: world.names.length },
    pending: { items: [], total: 1 },
  });
  const act = async () => done;
  const api: MediaApi = {
    groups: async (_id, { paid, offset }) => {
      if (!world.works) return err(NETWORK_TIMED_OUT);
      if (paid) return ok(NO_GROUPS);
      asked.push(offset);
      return ok(part(offset));
    },
    settings: async () => ok(OPEN_SETTINGS),
    swap: () => world.swap.promise,
    change: act,
    remove: act,
    makeMain: act,
    makeAvatar: act,
  };
  const gallery = createGalleryController({ kind: 'video', api, clock, log: silentLog });
  gallery.open(performerId('1001'));
  await settle();
  const state = () => gallery.watch.state();
  const poll = async (): Promise<void> => {
    clock.advance(POLL);
    await settle();
  };
  const ids = () => state().library.free.approved.items.map(({ id }) => id);
  return { gallery, world, asked, state, poll, ids };
};

it('lets more be loaded again after it failed', async () => {
  const { gallery, world, state, ids } = await setUp(30);
  world.works = false;
  gallery.loadMore();
  expect(state().loadingMore).toBe(true);
  await settle();
  expect(state()).toMatchObject({ loadingMore: false, error: 'media.videosNotLoaded' });
  world.works = true;
  gallery.loadMore();
  await settle();
  expect([ids().length, state().error]).toEqual([30, undefined]);
});

it('goes on asking every 15 s after a poll that failed', async () => {
  const { world, poll, asked } = await setUp(3);
  world.works = false;
  await poll();
  world.works = true;
  await poll();
  await poll();
  expect(asked).toEqual([0, 0, 0]);
});

it('keeps all pages that were loaded when it asks again', async () => {
  const { gallery, world, poll, asked, ids } = await setUp(50);
  gallery.loadMore();
  await settle();
  expect(ids()).toHaveLength(40);
  world.names = world.names.toSpliced(0, 1);
  await poll();
  expect(asked).toEqual([0, 20, 0, 20]);
  expect(ids()).toEqual(world.names.slice(0, 40));
});
