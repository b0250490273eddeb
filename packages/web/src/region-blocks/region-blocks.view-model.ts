import type { RegionCode } from '@greenroom/core/region-blocks/region-blocks';
import type { RegionBlocksController } from '@greenroom/core/region-blocks/region-blocks.controller';
import { read } from '../mobx/read.ts';
import { viewOf } from '../ui/query-view.ts';

/** Regions without the performer. */
export const createRegionBlocksModel = ({ list, blocking, unblocking }: RegionBlocksController) => ({
  list: viewOf(list),
  /** Region whose change is under way. */
  get busy(): RegionCode | undefined {
    return [blocking, unblocking].map(({ watch }) => read(watch)).find(({ status }) => status === 'busy')?.variables;
  },
  get errorKey(): 'error.regionBlocks.notBlocked' | 'error.regionBlocks.notUnblocked' | undefined {
    if (read(blocking.watch).status === 'failed') return 'error.regionBlocks.notBlocked';
    return read(unblocking.watch).status === 'failed' ? 'error.regionBlocks.notUnblocked' : undefined;
  },
  block: (region: RegionCode): void => {
    unblocking.reset();
    blocking.mutate(region);
  },
  unblock: (region: RegionCode): void => {
    blocking.reset();
    unblocking.mutate(region);
  },
  /** Clears the error that was shown, as the page is left. */
  clearError: (): void => {
    for (const each of [blocking, unblocking]) if (each.watch.state().status === 'failed') each.reset();
  },
});

export type RegionBlocksModel = ReturnType<typeof createRegionBlocksModel>;
