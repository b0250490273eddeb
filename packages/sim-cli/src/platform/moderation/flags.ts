import type { PlatformClock } from '../clock/platform-clock.ts';
import type { SessionPair } from '../session/requests.ts';
import type { FlagRow } from './flag-table.ts';
import type { Store } from '../store/store.ts';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';

/** Reports that wait for moderators. */
export interface Flags {
  readonly add: (pair: SessionPair, reason: string) => Promise<void>;
  /** Newest first. */
  readonly list: () => Promise<readonly FlagRow[]>;
}

export const createFlags = (store: Store, clock: PlatformClock, ids: Ids = SYSTEM_IDS): Flags => ({
  add: async ({ performerId, clientId }, reason) => {
    const row = { id: ids.id(), performer_id: performerId, client_id: clientId, reason, date: clock.today() };
    await store.insertInto('flags').values(row).execute();
  },
  list: () => store.selectFrom('flags').selectAll().orderBy('date', 'desc').orderBy('id').execute(),
});
