import type { BlockedBy } from '@greenroom/core/blocks/block';
import type { ListPart } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { PairIds } from '../../base/people/customers.ts';
import { SYSTEM_IDS, type Ids } from '../../base/security/ids.ts';
import { countRows, idsWithWords } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { BlockRow } from '../../base/store/tables/customer-tables.ts';

/** Customers whom performers have blocked. */
export const createBlocks = (store: Store, clock: PlatformClock, ids: Ids = SYSTEM_IDS) => {
  const insert = (
    { performerId, clientId }: PairIds,
    { reason, by }: { readonly reason: string; readonly by: BlockRow['blocked_by'] },
  ) =>
    store.insertInto('blocks').values({
      id: ids.id(),
      performer_id: performerId,
      client_id: clientId,
      reason,
      date: clock.today(),
      blocked_by: by,
    });
  return {
    /** Adds a block; blocking the same customer twice changes nothing, and a block of the platform stays beside it. */
    add: async (pair: PairIds, reason: string): Promise<void> => {
      await insert(pair, { reason, by: null })
        .onConflict((conflict) =>
          conflict
            .columns(['performer_id', 'client_id'])
            .doUpdateSet({ blocked_by: 'both', ...(reason === '' ? {} : { reason }) })
            .where('blocks.blocked_by', '=', 'platform'),
        )
        .execute();
    },
    /** Blocks a customer for the platform; a block of the performer stays beside it. */
    addForPlatform: async (pair: PairIds, reason: string): Promise<void> => {
      await insert(pair, { reason, by: 'platform' })
        .onConflict((conflict) =>
          conflict
            .columns(['performer_id', 'client_id'])
            .doUpdateSet({ blocked_by: 'both' })
            .where('blocks.blocked_by', 'is', null),
        )
        .execute();
    },
    /** Ends the block of the platform, and leaves the one of the performer. */
    removeForPlatform: async ({ performerId, clientId }: PairIds): Promise<void> => {
      await store.transaction().execute(async (within) => {
        await within
          .updateTable('blocks')
          .set({ blocked_by: null })
          .where('performer_id', '=', performerId)
          .where('client_id', '=', clientId)
          .where('blocked_by', '=', 'both')
          .execute();
        await within
          .deleteFrom('blocks')
          .where('performer_id', '=', performerId)
          .where('client_id', '=', clientId)
          .where('blocked_by', '=', 'platform')
          .execute();
      });
    },
    /** @returns true when the performer had such a block; one of the platform stays */
    remove: async (performerId: string, blockId: string): Promise<boolean> => {
      const removed = await store
        .deleteFrom('blocks')
        .where('performer_id', '=', performerId)
        .where('id', '=', blockId)
        .where('blocked_by', 'is', null)
        .executeTakeFirst();
      return removed.numDeletedRows > 0n;
    },
    /** Checks whether the platform has made a block, alone or beside the performer. */
    isByPlatform: async (performerId: string, blockId: string): Promise<boolean> => {
      const own = store.selectFrom('blocks').select('blocked_by').where('performer_id', '=', performerId);
      return ((await own.where('id', '=', blockId).executeTakeFirst())?.blocked_by ?? null) !== null;
    },
    of: ({ performerId, clientId }: PairIds) =>
      store
        .selectFrom('blocks')
        .selectAll()
        .where('performer_id', '=', performerId)
        .where('client_id', '=', clientId)
        .executeTakeFirst(),
    /** @param search words in the name; case and accents make no difference */
    page: async (
      performerId: string,
      { limit, offset, search = '' }: ListPart & { readonly search?: string | undefined },
    ) => {
      const all = store
        .selectFrom('blocks')
        .innerJoin('customers', 'customers.id', 'blocks.client_id')
        .where('performer_id', '=', performerId);
      const names = all.select(['customers.id', 'customers.name as text']).orderBy('customers.id');
      const matching =
        search.trim() === '' ? all : all.where('blocks.client_id', 'in', await idsWithWords([names], search));
      const rows = await matching
        .selectAll('blocks')
        .select(['customers.name', 'customers.country'])
        .orderBy('date', 'desc')
        .orderBy('blocks.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows, total: await countRows(matching) };
    },
  };
};

/** Party that blocked a customer, as the performer's page names it: a block of both counts as the platform's. */
export const blockedBy = ({ blocked_by: by }: Pick<BlockRow, 'blocked_by'>): BlockedBy =>
  by === null ? 'performer' : 'platform';

export type Blocks = ReturnType<typeof createBlocks>;
