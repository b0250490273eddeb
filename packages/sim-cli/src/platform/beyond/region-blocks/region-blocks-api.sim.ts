import { ok } from '@greenroom/core/kernel/result';
import { isRegionCode } from '@greenroom/core/region-blocks/region-blocks';
import { refuse, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { RegionBlocks } from './region-blocks.ts';

interface Parts {
  readonly regionBlocks: RegionBlocks;
  readonly eventLog: EventLog;
}

/** Answers the calls for regions without the performer. */
export const createRegionBlocksApi = ({ regionBlocks, eventLog }: Parts): HandlersOf<'region-blocks'> => {
  const listed = async (performerId: string) => ok({ regions: [...(await regionBlocks.list(performerId))] });
  return {
    regionBlocks: (_request, { performer }) => listed(performer.id),
    blockRegion: async ({ params: { region } }, { performer }) => {
      if (!isRegionCode(region)) return refuse(400, 'unknown_region');
      await regionBlocks.add(performer.id, region);
      eventLog.write('info', 'Region blocked', { performer: performer.id, region });
      return listed(performer.id);
    },
    unblockRegion: async ({ params: { region } }, { performer }) => {
      if (!isRegionCode(region)) return refuse(404, 'not_found');
      await regionBlocks.remove(performer.id, region);
      eventLog.write('info', 'Region unblocked', { performer: performer.id, region });
      return listed(performer.id);
    },
  };
};
