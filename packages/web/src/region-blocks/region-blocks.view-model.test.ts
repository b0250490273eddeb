import { expect, it } from 'vitest';
import { performerId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { err, NETWORK_TIMED_OUT, ok } from '@greenroom/core/kernel/result';
import { readRegions } from '@greenroom/core/region-blocks/region-blocks';
import { createRegionBlocksController } from '@greenroom/core/region-blocks/region-blocks.controller';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { createRegionBlocksModel } from './region-blocks.view-model.ts';

it('forgets an error that was shown', async () => {
  const controller = createRegionBlocksController({
    api: {
      regionBlocks: async () => ok([]),
      blockRegion: async () => err(NETWORK_TIMED_OUT),
      unblockRegion: async () => ok([]),
    },
    performerId: () => performerId('1001'),
    log: silentLog,
  });
  const model = createRegionBlocksModel(controller);
  for (const region of readRegions(['BE'])) model.block(region);
  await settle();
  expect(model.errorKey).toBe('error.regionBlocks.notBlocked');
  model.clearError();
  expect(model.errorKey).toBeUndefined();
});
