import { WORKED, refuse, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { PairIds } from '../../base/people/customers.ts';
import type { MetCustomers } from '../../base/people/met-customers.ts';
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

interface Parts {
  readonly metCustomers: MetCustomers;
  readonly flags: Flags;
  readonly eventLog: EventLog;
}

/** Stores the reports to moderators; what moderators do with them is not simulated. @spec §7 POST moderator/flag */
export const createModerationApi = ({ metCustomers, flags, eventLog }: Parts): HandlersOf<'moderation'> => ({
  flagForModerator: async ({ body: { clientId, reason } }, { performer }) => {
    const pair = { performerId: performer.id, clientId };
    if ((await metCustomers.find(pair)) === undefined) return refuse(404, 'not_found');
    await flags.add(pair, reason);
    eventLog.write('info', 'Flagged for a moderator', { performer: performer.id, customer: clientId });
    return WORKED;
  },
});
