import { sql, type UpdateObject } from 'kysely';
import { millis } from '@greenroom/core/kernel/units';
import type { EndReason } from '@greenroom/core/session/session-signal';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { PairIds } from '../../base/people/customers.ts';
import { SYSTEM_IDS, type Ids } from '../../base/security/ids.ts';
import { NO_CACHE, type Memoize } from '../../base/store/query-cache.ts';
import { retryConflict } from '../../base/store/store-trouble.ts';
import type { Store } from '../../base/store/store.ts';
import type { RequestRow, RequestStatus, SessionPayRow } from '../../base/store/tables/request-tables.ts';
import type { Schema } from '../../base/store/tables/schema.ts';
import { endedSession, serviceOfRequest } from '../history/ended-session.ts';
import type { PaidSessions } from '../history/paid-sessions.ts';
import { ACCEPTED, PENDING, createHeldRequests, type UNREACHABLE } from './held-requests.ts';
import type { PayRatesOf } from './pay-rates.ts';

/** Reasons for the end of a request or session, as stored. */
export type RequestEnd =
  | EndReason
  | typeof UNREACHABLE
  | 'CANCELLED'
  | 'DECLINED'
  | 'PAUSED'
  | 'TIMED_OUT'
  | 'ENDED_BY_PERFORMER'
  | 'PERFORMER_LOST';

export type Timer = 'START_TIMER' | 'START_TIMER_DEVICE';

/** An accepted request, and the sessions that its acceptance ended: a performer is with one customer at a time. */
export interface Acceptance {
  readonly request: RequestRow;
  readonly ended: readonly RequestRow[];
}

/** The request or session of a pair; with an id that one alone, not a later one of the same customer. */
export interface MeantRequest extends PairIds {
  readonly requestId?: string | undefined;
}

const LIVE = ['pending', 'accepted'] as const;
const liveIn = (store: Store) =>
  store.selectFrom('requests').selectAll().where('status', 'in', [PENDING, ACCEPTED]).orderBy('asked_at').orderBy('id');
/** Error that rolls back an acceptance whose request was ended meanwhile, with the ends that it caused. */
class RequestEndedMeanwhile extends Error {}

/** Time for which an unseen end is shown to the performer who comes back; later it would only confuse. */
const UNSEEN_END_SHOWN_FOR = millis(5 * 60_000);
/** Number of requests that `list` returns. */
const LISTED = 100;

interface RequestsDeps {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'stamp' | 'today' | 'rate'>;
  /** Takes the earnings of an ended session, in the transaction that ends it. */
  readonly paidSessions: Pick<PaidSessions, 'record'>;
  /** Prices of a performer's services at the moment of acceptance. */
  readonly payRates: PayRatesOf;
  readonly ids?: Ids;
  /** Keeps what was read until its table changes; without it every read goes to the store. */
  readonly memoize?: Memoize;
}

/**
 * Requests and the sessions they become. Every step is one transaction that begins with a conditional update, so that of two
 * that come at the same moment (an acceptance and a leave) each finds what the other left.
 */
export const createRequests = ({
  store,
  clock,
  paidSessions,
  payRates,
  ids = SYSTEM_IDS,
  memoize = NO_CACHE.memoize,
}: RequestsDeps) => {
  const liveOf = memoize('requests', (clientId: string) =>
    liveIn(store).where('client_id', '=', clientId).executeTakeFirst(),
  );
  const liveFor = memoize('requests', (performerId: string) =>
    liveIn(store).where('performer_id', '=', performerId).execute(),
  );
  const latestUnseenEnd = memoize('requests', (performerId: string) =>
    store
      .selectFrom('requests')
      .selectAll()
      .where('performer_id', '=', performerId)
      .where('ended_unseen', '=', 1)
      .where('ended_at', 'is not', null)
      .orderBy('ended_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  /** Checks whether no page of the performer is connected. */
  const isPerformerGone = async (within: Store, performerId: string): Promise<boolean> => {
    const found = await within
      .selectFrom('performers')
      .select('gone_at')
      .where('id', '=', performerId)
      .executeTakeFirst();
    return found !== undefined && found.gone_at !== null;
  };
  /**
   * Changes the request of a pair if it is in one of these states. A second transaction waits for the row, and finds it changed.
   *
   * @returns undefined when there is none
   */
  const change = (
    within: Store,
    { performerId, clientId, requestId }: MeantRequest,
    states: readonly RequestStatus[],
    set: UpdateObject<Schema, 'requests'>,
  ): Promise<RequestRow | undefined> =>
    within
      .updateTable('requests')
      .set(set)
      .where('performer_id', '=', performerId)
      .where('client_id', '=', clientId)
      .where(
        'status',
        'in',
        states.map((state) => sql.lit(state)),
      )
      .$if(requestId !== undefined, (update) => update.where('id', '=', requestId ?? ''))
      .returningAll()
      .executeTakeFirst();
  const payOf = (requestId: string, within: Store = store) =>
    within.selectFrom('session_pay').selectAll().where('request_id', '=', requestId).executeTakeFirst();
  const startBilling = (within: Store, requestId: string) =>
    within
      .updateTable('session_pay')
      .set({ billed_from: clock.stamp() })
      .where('request_id', '=', requestId)
      .where('billed_from', 'is', null)
      .execute();
  const endWithin = async (
    within: Store,
    pair: MeantRequest,
    reason: RequestEnd,
    states: readonly RequestStatus[],
  ): Promise<RequestRow | undefined> => {
    const endedAt = clock.stamp();
    const request = await change(within, pair, states, { status: 'ended', ended_at: endedAt, end_reason: reason });
    if (request === undefined) return undefined;
    // Asked after the change, which may have waited for another: the performer may have left meanwhile.
    if (request.accepted_at !== null && (await isPerformerGone(within, pair.performerId))) {
      await within.updateTable('requests').set({ ended_unseen: 1 }).where('id', '=', request.id).execute();
    }
    const earning = endedSession(request, await payOf(request.id, within), endedAt, clock);
    if (earning !== undefined) await paidSessions.record(earning, within);
    return request;
  };
  /** Accepts a pending request and ends the performer's other sessions. @returns undefined when it is not pending any more */
  const acceptWithin = async (
    within: Store,
    pair: PairIds,
    rates: Awaited<ReturnType<PayRatesOf>>,
  ): Promise<Acceptance | undefined> => {
    const { performerId } = pair;
    const others = await within
      .selectFrom('requests')
      .select('client_id')
      .where('performer_id', '=', performerId)
      .where('status', '=', ACCEPTED)
      .orderBy('id')
      .execute();
    const asking = await within
      .selectFrom('requests')
      .select('id')
      .where('performer_id', '=', performerId)
      .where('client_id', '=', pair.clientId)
      .where('status', '=', PENDING)
      .executeTakeFirst();
    if (asking === undefined) return undefined;
    const ended: RequestRow[] = [];
    for (const { client_id: clientId } of others) {
      const session = await endWithin(within, { performerId, clientId }, 'ENDED_BY_PERFORMER', ['accepted']);
      if (session !== undefined) ended.push(session);
    }
    const accepted = { status: 'accepted', accepted_at: clock.stamp() } as const;
    const request = await change(within, pair, ['pending'], accepted);
    if (request === undefined) throw new RequestEndedMeanwhile();
    // The rate is the one at the moment of acceptance, whatever the performer changes later.
    const cents_per_minute = rates[serviceOfRequest(request)] ?? 0;
    await within
      .insertInto('session_pay')
      .values({ request_id: request.id, cents_per_minute, billed_from: null })
      .execute();
    return { request, ended };
  };

  return {
    /** Stores a pending request. @returns undefined when the customer has a request or session already */
    ask: async (
      { performerId, clientId }: PairIds,
      { sessionType, type }: { readonly sessionType: string; readonly type: string },
    ): Promise<RequestRow | undefined> => {
      const row: RequestRow = {
        id: ids.id(),
        performer_id: performerId,
        client_id: clientId,
        session_type: sessionType,
        type,
        status: 'pending',
        asked_at: clock.stamp(),
        received_at: null,
        held_at: null,
        accepted_at: null,
        timer_platform: 0,
        timer_device: 0,
        timer_platform_at: null,
        timer_device_at: null,
        ended_at: null,
        end_reason: null,
        ended_unseen: 0,
      };
      const made = await store
        .insertInto('requests')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return made.numInsertedOrUpdatedRows === 1n ? row : undefined;
    },
    /** Finds the customer's request or session, if there is one. */
    liveOf,
    liveFor,
    list: (): Promise<readonly RequestRow[]> =>
      store.selectFrom('requests').selectAll().orderBy('asked_at', 'desc').orderBy('id').limit(LISTED).execute(),
    payOf: (requestId: string): Promise<SessionPayRow | undefined> => payOf(requestId),
    /** Accepts a request at the rates of this moment. @returns undefined when it is not pending any more */
    accept: async (pair: PairIds): Promise<Acceptance | undefined> => {
      const rates = await payRates(pair.performerId);
      try {
        return await retryConflict(() => store.transaction().execute((within) => acceptWithin(within, pair, rates)));
      } catch (error) {
        if (error instanceof RequestEndedMeanwhile) return undefined;
        throw error;
      }
    },
    /** Marks the request as shown by the performer's page. */
    received: async (performerId: string): Promise<void> => {
      await store
        .updateTable('requests')
        .set({ received_at: clock.stamp() })
        .where('performer_id', '=', performerId)
        .where('status', '=', PENDING)
        .where('received_at', 'is', null)
        .execute();
    },
    /** Starts one timer of a session; a second start of it is ignored. Billing begins when both run. @returns false when the pair has no session */
    startTimer: (pair: PairIds, timer: Timer) =>
      store.transaction().execute(async (within) => {
        const started =
          timer === 'START_TIMER'
            ? {
                timer_platform: 1 as const,
                timer_platform_at: sql<number>`coalesce(timer_platform_at, ${clock.stamp()})`,
              }
            : { timer_device: 1 as const, timer_device_at: sql<number>`coalesce(timer_device_at, ${clock.stamp()})` };
        const request = await change(within, pair, ['accepted'], started);
        if (request === undefined) return false;
        if (request.timer_platform === 1 && request.timer_device === 1) await startBilling(within, request.id);
        return true;
      }),
    ...createHeldRequests(store, clock, memoize),
    /** Finds the last session that ended while no page of the performer was connected, for five minutes after its end. */
    unseenEnd: async (performerId: string): Promise<RequestRow | undefined> => {
      const request = await latestUnseenEnd(performerId);
      return (request?.ended_at ?? 0) > clock.stamp() - UNSEEN_END_SHOWN_FOR ? request : undefined;
    },
    /** Drops the unseen ends of a performer whose work has begun again. */
    forgetUnseenEnds: async (performerId: string): Promise<void> => {
      await store
        .updateTable('requests')
        .set({ ended_unseen: 0 })
        .where('performer_id', '=', performerId)
        .where('ended_unseen', '=', 1)
        .execute();
    },
    /**
     * Ends a request or session and, in the same transaction, stores its pay.
     *
     * @param only `pending` leaves a session alone
     * @returns undefined when the pair has neither
     */
    end: (pair: MeantRequest, reason: RequestEnd, only?: 'pending') =>
      store.transaction().execute((within) => endWithin(within, pair, reason, only === undefined ? LIVE : [only])),
  };
};

export type Requests = ReturnType<typeof createRequests>;
