import { isBlockedAt, readRegions, withRegion, type RegionCode } from '@greenroom/core/region-blocks/region-blocks';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { idsOrNone, lockPerformer } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { CustomerRow } from '../../base/store/tables/customer-tables.ts';

/** Regions from which performers are hidden. */
export const createRegionBlocks = (store: Store, clock: PlatformClock) => {
  const list = async (performerId: string, within: Store = store): Promise<readonly RegionCode[]> => {
    const rows = await within
      .selectFrom('region_blocks')
      .select('region')
      .where('performer_id', '=', performerId)
      .orderBy('added_at')
      .orderBy('region')
      .execute();
    return readRegions(rows.map(({ region }) => region));
  };
  const remove = (performerId: string, regions: readonly RegionCode[], within: Store) =>
    within
      .deleteFrom('region_blocks')
      .where('performer_id', '=', performerId)
      .where('region', 'in', idsOrNone(regions))
      .execute();
  const add = (performerId: string, region: RegionCode): Promise<void> =>
    store.transaction().execute(async (within) => {
      await lockPerformer(within, performerId);
      const before = await list(performerId, within);
      const after = withRegion(before, region);
      if (after === before) return;
      await remove(
        performerId,
        before.filter((each) => !after.includes(each)),
        within,
      );
      await within
        .insertInto('region_blocks')
        .values({ performer_id: performerId, region, added_at: clock.stamp() })
        .execute();
    });
  return {
    list: (performerId: string) => list(performerId),
    add,
    remove: async (performerId: string, region: RegionCode): Promise<void> => {
      await remove(performerId, [region], store);
    },
    /** Checks whether the performer is hidden from a customer. */
    isHidden: async (
      performerId: string,
      { country, region }: Pick<CustomerRow, 'country' | 'region'>,
    ): Promise<boolean> => {
      const blocked = await list(performerId);
      return blocked.length > 0 && isBlockedAt(blocked, { country, province: region ?? undefined });
    },
  };
};

export type RegionBlocks = ReturnType<typeof createRegionBlocks>;
