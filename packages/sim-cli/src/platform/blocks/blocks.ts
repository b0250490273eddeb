import type { ListPart } from '@greenroom/core/kernel/list-part';
import type { PlatformClock } from '../clock/platform-clock.ts';
import type { SessionPair } from '../session/requests.ts';
import type { BlockRow } from './block-table.ts';
import type { CustomerRow } from '../customers/customer-table.ts';
import type { Store } from '../store/store.ts';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';

export interface NamedBlock extends BlockRow, Pick<CustomerRow, 'name' | 'country'> {}

/** Customers whom performers have blocked. */
export interface Blocks {
  /** Adds a block; blocking the same customer twice changes nothing. */
  readonly add: (pair: SessionPair, reason: string) => Promise<void>;
  /** @returns true when the performer had such a block */
  readonly remove: (performerId: string, blockId: string) => Promise<boolean>;
  readonly of: (pair: SessionPair) => Promise<BlockRow | undefined>;
  readonly page: (
    performerId: string,
    page: ListPart,
  ) => Promise<{ readonly rows: readonly NamedBlock[]; readonly total: number }>;
}

export const createBlocks = (store: Store, clock: PlatformClock, ids: Ids = SYSTEM_IDS): Blocks => ({
  add: async ({ performerId, clientId }, reason) => {
    const row = { id: ids.id(), performer_id: performerId, client_id: clientId, reason, date: clock.today() };
    await store
      .insertInto('blocks')
      .values(row)
      .onConflict((conflict) => conflict.columns(['performer_id', 'client_id']).doNothing())
      .execute();
  },
  remove: async (performerId, blockId) => {
    const removed = await store
      .deleteFrom('blocks')
      .where('performer_id', '=', performerId)
      .where('id', '=', blockId)
      .executeTakeFirst();
    return removed.numDeletedRows > 0n;
  },
  of: ({ performerId, clientId }) =>
    store
      .selectFrom('blocks')
      .selectAll()
      .where('performer_id', '=', performerId)
      .where('client_id', '=', clientId)
      .executeTakeFirst(),
  page: async (performerId, { limit, offset }) => {
    const own = store
      .selectFrom('blocks')
      .innerJoin('customers', 'customers.id', 'blocks.client_id')
      .where('performer_id', '=', performerId);
    const rows = await own
      .selectAll('blocks')
      .select(['customers.name', 'customers.country'])
      .orderBy('date', 'desc')
      .orderBy('blocks.id')
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await own.select((each) => each.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return { rows, total: Number(total) };
  },
});
