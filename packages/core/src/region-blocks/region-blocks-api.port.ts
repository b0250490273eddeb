import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { RegionCode } from './region-blocks.ts';

/** Calls of ours for regions without the performer; made only where the configuration has `regionBlocks`. */
export interface RegionBlocksApi {
  readonly regionBlocks: (id: PerformerId) => AsyncResult<readonly RegionCode[]>;
  /** @returns all blocked regions: a country takes the place of its provinces */
  readonly blockRegion: (id: PerformerId, region: RegionCode) => AsyncResult<readonly RegionCode[]>;
  /** @returns the regions that are still blocked */
  readonly unblockRegion: (id: PerformerId, region: RegionCode) => AsyncResult<readonly RegionCode[]>;
}

export const REGION_BLOCKS_ERRORS = [
  'regionBlocks.notLoaded',
  'regionBlocks.notBlocked',
  'regionBlocks.notUnblocked',
] as const;
