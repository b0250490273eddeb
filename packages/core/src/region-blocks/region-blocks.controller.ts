import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createMutation, type MutationController } from '../kernel/mutation.controller.ts';
import { createQuery, type QueryController } from '../kernel/query.controller.ts';
import type { RegionBlocksApi } from './region-blocks-api.port.ts';
import type { RegionCode } from './region-blocks.ts';

export interface RegionBlocksController {
  readonly list: QueryController<'own', readonly RegionCode[]>;
  readonly blocking: MutationController<RegionCode>;
  readonly unblocking: MutationController<RegionCode>;
  readonly reset: () => void;
}

export interface RegionBlocksDeps {
  readonly api: RegionBlocksApi;
  readonly performerId: () => PerformerId;
  readonly log: Log;
}

/** Keeps the regions that do not see the performer. Each change counts at once, and its answer is the whole list. */
export const createRegionBlocksController = ({ api, performerId, log }: RegionBlocksDeps): RegionBlocksController => {
  const list = createQuery<'own', readonly RegionCode[]>({
    name: 'region blocks',
    log,
    fetch: () => api.regionBlocks(performerId()),
  });
  const show = (_region: RegionCode, regions: readonly RegionCode[]): void => list.update(() => regions);
  const blocking = createMutation<RegionCode, readonly RegionCode[]>({
    name: 'blocking a region',
    log,
    mutate: (region) => api.blockRegion(performerId(), region),
    onSuccess: show,
  });
  const unblocking = createMutation<RegionCode, readonly RegionCode[]>({
    name: 'unblocking a region',
    log,
    mutate: (region) => api.unblockRegion(performerId(), region),
    onSuccess: show,
  });
  return {
    list,
    blocking,
    unblocking,
    reset: () => {
      list.clear();
      blocking.reset();
      unblocking.reset();
    },
  };
};
