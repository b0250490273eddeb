import { ok } from '@greenroom/core/kernel/result';
import { millis } from '@greenroom/core/kernel/units';
import type { MissedWhy } from '@greenroom/core/session/client-data';
import type { HandlersOf } from '../../base/calls/handler.ts';
import { dateOf, type PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Customers } from '../../base/people/customers.ts';
import type { Store } from '../../base/store/store.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import type { RequestRow } from '../../base/store/tables/request-tables.ts';
import type { RequestEnd, Requests } from '../session/requests.ts';
import { createRequestClient } from '../session/work-snapshot.ts';

/** Time for which a request is listed: a long shift. */
const LISTED_FOR = millis(12 * 60 * 60_000);
/** Number of requests that are listed, which is as many as a page keeps. */
const MOST_LISTED = 100;

const WHY_ENDED = {
  CANCELLED: 'cancelled',
  DECLINED: 'declined',
  PAUSED: 'paused',
  TIMED_OUT: 'busy',
  UNREACHABLE: 'unreachable',
  ENDED_BY_PERFORMER: 'notActive',
  PERFORMER_LOST: 'performerLost',
  BROKE: 'cancelled',
  CLICK: 'cancelled',
  DISCONNECT: 'disconnected',
  DEFAULT: 'disconnected',
} as const satisfies Record<RequestEnd, MissedWhy>;

const isRequestEnd = (reason: string | null): reason is RequestEnd =>
  reason !== null && Object.hasOwn(WHY_ENDED, reason);

/** Finds why a request came to nothing. The time ran out for a customer who did not join, or for one who waited behind another. */
const whyEnded = ({ end_reason: reason, accepted_at: acceptedAt }: RequestRow): MissedWhy => {
  if (acceptedAt !== null) return 'timedOut';
  return WHY_ENDED[isRequestEnd(reason) ? reason : 'DEFAULT'];
};

interface MissedRequestsDeps {
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly customers: Customers;
  readonly requests: Pick<Requests, 'liveFor'>;
}

/** Answers the list of requests that did not become a session, from the requests of the account. */
export const createMissedRequestsApi = ({
  store,
  clock,
  customers,
  requests,
}: MissedRequestsDeps): HandlersOf<'missed-requests'> => {
  const clientOf = createRequestClient(customers);
  const ended = (performerId: string): Promise<readonly RequestRow[]> =>
    store
      .selectFrom('requests')
      .selectAll()
      .where('performer_id', '=', performerId)
      .where('status', '=', 'ended')
      .where('ended_at', '>', clock.stamp() - LISTED_FOR)
      .where((row) => row.or([row('accepted_at', 'is', null), row('end_reason', '=', 'TIMED_OUT')]))
      .orderBy('ended_at', 'desc')
      .orderBy('id')
      .limit(MOST_LISTED)
      .execute();
  /** Requests that wait, where the performer is not ready or another one came first. */
  const waiting = async ({ id, ready_at: readyAt }: PerformerRow) => {
    const live = await requests.liveFor(id);
    const pending = live.filter(({ status, held_at: heldAt }) => status === 'pending' && heldAt === null);
    const isAtWork = readyAt !== null || live.some(({ status }) => status === 'accepted');
    const why: MissedWhy = isAtWork ? 'busy' : 'notActive';
    return (isAtWork ? pending.slice(1) : pending).toReversed().map((row) => ({ row, why, at: row.asked_at }));
  };
  return {
    missedRequests: async (_request, { performer }) => {
      const over = (await ended(performer.id)).map((row) => ({
        row,
        why: whyEnded(row),
        at: row.ended_at ?? row.asked_at,
      }));
      const listed = [...(await waiting(performer)), ...over].slice(0, MOST_LISTED);
      return ok({
        requests: await Promise.all(
          listed.map(async ({ row, why, at }) => ({ ...(await clientOf(row)), at: dateOf(clock, at), why })),
        ),
      });
    },
  };
};
