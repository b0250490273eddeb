import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createResource } from '../kernel/resource.ts';
import type { RegionBlocksApi } from './region-blocks-api.port.ts';
import type { RegionCode } from './region-blocks.ts';

export interface RegionBlocksDeps {
  readonly api: RegionBlocksApi;
  readonly performerId: () => PerformerId;
  readonly log: Log;
}

/** Keeps the regions that do not see the performer. Each change counts at once, and its answer is the whole list. */
export const createRegionBlocksController = ({ api, performerId, log }: RegionBlocksDeps) => {
  const resource = createResource(log);
  const list = resource.query<'own', readonly RegionCode[]>('region blocks', () => api.regionBlocks(performerId()));
  const show = (_region: RegionCode, regions: readonly RegionCode[]): void => list.update(() => regions);
  const blocking = resource.mutation<RegionCode, readonly RegionCode[]>(
    'blocking a region',
    (region) => api.blockRegion(performerId(), region),
    { onSuccess: show },
  );
  const unblocking = resource.mutation<RegionCode, readonly RegionCode[]>(
    'unblocking a region',
    (region) => api.unblockRegion(performerId(), region),
    { onSuccess: show },
  );
  return {
    list,
    blocking,
    unblocking,
    reset: resource.reset,
  };
};

export type RegionBlocksController = ReturnType<typeof createRegionBlocksController>;
