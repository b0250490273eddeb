import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { err, ok } from '../kernel/result.ts';
import { createRegionBlocksController } from './region-blocks.controller.ts';
import { readRegions, withRegion } from './region-blocks.ts';

const [NL, NB] = readRegions(['NL', 'NL-NB']);
if (NL === undefined || NB === undefined) throw new Error('no such regions');

const create = (fails = false) => {
  let kept = readRegions(['NL-NB']);
  const answer = async (next: typeof kept) => {
    if (fails) return err({ kind: 'status', status: 500, message: 'platform_failed' } as const);
    kept = next;
    return ok(kept);
  };
  return createRegionBlocksController({
    api: {
      regionBlocks: async () => ok(kept),
      blockRegion: (_id, region) => answer(withRegion(kept, region)),
      unblockRegion: (_id, region) => answer(kept.filter((each) => each !== region)),
    },
    performerId: () => performerId('1001'),
    log: { write: () => undefined },
  });
};

it('shows the list that the platform answers to a change', async () => {
  const regions = create();
  regions.list.load('own');
  await settle();
  regions.blocking.mutate(NL);
  await settle();
  expect(regions.list.watch.state().data).toEqual([NL]);
  regions.unblocking.mutate(NL);
  await settle();
  expect(regions.list.watch.state().data).toEqual([]);
});

it('keeps the list when the platform refuses a change, and tells that it failed', async () => {
  const regions = create(true);
  regions.list.load('own');
  await settle();
  regions.blocking.mutate(NL);
  await settle();
  expect(regions.list.watch.state().data).toEqual([NB]);
  expect(regions.blocking.watch.state().status).toBe('failed');
  regions.reset();
  expect(regions.list.watch.state().data).toBeUndefined();
});
