import { sql } from 'kysely';
import { millis } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Memoize } from '../../base/store/query-cache.ts';
import type { Store } from '../../base/store/store.ts';
import type { RequestRow, RequestStatus } from '../../base/store/tables/request-tables.ts';

// A state is part of the text of its statement: SQLite would plan it again for each bound one, because an index holds accepted requests alone.
export const PENDING = sql.lit<RequestStatus>('pending');
export const ACCEPTED = sql.lit<RequestStatus>('accepted');
/** Reason for the end of a request whose performer could not be reached. */
export const UNREACHABLE = 'UNREACHABLE';
/** Time for which such a request is told: a long shift. */
const MISSED_WITHIN = millis(12 * 60 * 60_000);
/** Number of them that are told, which is as many as a page keeps. */
const MOST_MISSED = 100;

/** Requests and sessions whose customers wait for a performer whose device cannot be reached. */
export const createHeldRequests = (store: Store, clock: Pick<PlatformClock, 'stamp'>, memoize: Memoize) => {
  const heldFor = memoize('requests', (performerId: string) =>
    store
      .selectFrom('requests')
      .select('id')
      .where('performer_id', '=', performerId)
      .where('status', 'in', [PENDING, ACCEPTED])
      .where('held_at', 'is not', null)
      .executeTakeFirst(),
  );
  const endedUnreachable = memoize('requests', (performerId: string) =>
    store
      .selectFrom('requests')
      .selectAll()
      .where('performer_id', '=', performerId)
      .where('end_reason', '=', UNREACHABLE)
      .orderBy('asked_at', 'desc')
      .orderBy('id')
      .limit(MOST_MISSED)
      .execute(),
  );
  return {
    /** Has the customer wait. @returns undefined for one who waits already */
    hold: (requestId: string): Promise<RequestRow | undefined> =>
      store
        .updateTable('requests')
        .set({ held_at: clock.stamp() })
        .where('id', '=', requestId)
        .where('status', 'in', [PENDING, ACCEPTED])
        .where('held_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),
    /** Ends the waiting of all who wait for a performer who is back. @returns their requests and sessions, oldest first */
    release: async (performerId: string): Promise<readonly RequestRow[]> => {
      if ((await heldFor(performerId)) === undefined) return [];
      const released = await store
        .updateTable('requests')
        .set({ held_at: null })
        .where('performer_id', '=', performerId)
        .where('status', 'in', [PENDING, ACCEPTED])
        .where('held_at', 'is not', null)
        .returningAll()
        .execute();
      // Each database returns changed rows in an order of its own.
      return released.toSorted((one, other) => one.asked_at - other.asked_at || (one.id < other.id ? -1 : 1));
    },
    /** Requests whose customers wait, of all performers. */
    held: memoize('requests', () =>
      store
        .selectFrom('requests')
        .selectAll()
        .where('status', '=', PENDING)
        .where('held_at', 'is not', null)
        .orderBy('id')
        .execute(),
    ),
    /** Requests of the last hours that ended so, newest first. */
    missed: async (performerId: string): Promise<readonly RequestRow[]> =>
      (await endedUnreachable(performerId)).filter(({ asked_at: askedAt }) => askedAt > clock.stamp() - MISSED_WITHIN),
  };
};
