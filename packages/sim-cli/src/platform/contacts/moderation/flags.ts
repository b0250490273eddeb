import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { PairIds } from '../../base/people/customers.ts';
import { SYSTEM_IDS, type Ids } from '../../base/security/ids.ts';
import type { Store } from '../../base/store/store.ts';
import type { FlagRow } from '../../base/store/tables/customer-tables.ts';

/** Reports that wait for moderators. */
export const createFlags = (store: Store, clock: PlatformClock, ids: Ids = SYSTEM_IDS) => ({
  add: async ({ performerId, clientId }: PairIds, reason: string): Promise<void> => {
    const row = { id: ids.id(), performer_id: performerId, client_id: clientId, reason, date: clock.today() };
    await store.insertInto('flags').values(row).execute();
  },
  /** Newest first. */
  list: (): Promise<readonly FlagRow[]> =>
    store.selectFrom('flags').selectAll().orderBy('date', 'desc').orderBy('id').execute(),
});

export type Flags = ReturnType<typeof createFlags>;
