import { randomUUID } from 'node:crypto';
import { millis } from '@greenroom/core/kernel/units';
import type { EndReason } from '@greenroom/core/session/end-reason';
import type { PlatformClock } from '../clock/platform-clock.ts';
import { endedSession, serviceOfRequest } from '../history/ended-session.ts';
import type { SessionBook } from '../history/session-book.ts';
import type { PayRatesOf } from './pay-rates.ts';
import type { SessionPayRow } from './pay-tables.ts';
import type { RequestRow } from './request-tables.ts';
import type { Store } from '../store/store.ts';

/** Why a request or session is over, in the platform's books. */
export type RequestEnd = EndReason | 'CANCELLED' | 'DECLINED' | 'TIMED_OUT' | 'ENDED_BY_PERFORMER';

export type Timer = 'START_TIMER' | 'START_TIMER_DEVICE';

/** Who asks whom. */
export interface Couple {
  readonly performerId: string;
  readonly clientId: string;
}

/**
 * Requests and the sessions they become. Every step is one conditional update, so that of two that come at the same moment
 * (she accepts while he leaves) exactly one happens.
 */
export interface Requests {
  readonly ask: (couple: Couple, wish: { readonly sessionType: string; readonly type: string }) => Promise<RequestRow>;
  /** The customer's request or session, if he has one. */
  readonly liveOf: (clientId: string) => Promise<RequestRow | undefined>;
  readonly liveFor: (performerId: string) => Promise<readonly RequestRow[]>;
  readonly list: () => Promise<readonly RequestRow[]>;
  /** @returns false when it is not pending any more */
  readonly accept: (couple: Couple) => Promise<boolean>;
  /** Her page has shown it. */
  readonly received: (performerId: string) => Promise<void>;
  readonly startTimer: (couple: Couple, timer: Timer) => Promise<boolean>;
  /** The last session that ended while no page of the performer was connected, for five minutes. */
  readonly untoldEnd: (performerId: string) => Promise<RequestRow | undefined>;
  /** Work has begun again: how the session before ended is not told any more. */
  readonly tellEnds: (performerId: string) => Promise<void>;
  /** @returns the request as it was, when it was still alive */
  readonly end: (couple: Couple, reason: RequestEnd) => Promise<RequestRow | undefined>;
  /** What a session is paid by. */
  readonly payOf: (requestId: string) => Promise<SessionPayRow | undefined>;
}

/** Later the end of a session would only confuse. */
const TOLD_WITHIN = millis(5 * 60_000);
/** So many requests are told by `list`. */
const LISTED = 100;

export const createRequests = (
  store: Store,
  clock: PlatformClock,
  book: Pick<SessionBook, 'record'>,
  payRates: PayRatesOf,
): Requests => {
  const live = () =>
    store.selectFrom('requests').selectAll().where('status', '!=', 'ended').orderBy('asked_at').orderBy('id');
  const between = ({ performerId, clientId }: Couple) =>
    live().where('performer_id', '=', performerId).where('client_id', '=', clientId).executeTakeFirst();
  /** No page of the performer is connected. */
  const isGone = async (performerId: string): Promise<boolean> => {
    const found = await store
      .selectFrom('performers')
      .select('gone_at')
      .where('id', '=', performerId)
      .executeTakeFirst();
    return found !== undefined && found.gone_at !== null;
  };
  const change = (couple: Couple, status: RequestRow['status'], set: Partial<RequestRow>) =>
    store
      .updateTable('requests')
      .set(set)
      .where('performer_id', '=', couple.performerId)
      .where('client_id', '=', couple.clientId)
      .where('status', '=', status)
      .executeTakeFirst()
      .then((result) => result.numUpdatedRows > 0n);
  const payOf = (requestId: string) =>
    store.selectFrom('session_pay').selectAll().where('request_id', '=', requestId).executeTakeFirst();
  /** The rate is the one at the moment of acceptance, whatever the performer changes later. */
  const agreeOnPay = async (request: RequestRow): Promise<void> => {
    const rates = await payRates(request.performer_id);
    const cents_per_minute = rates[serviceOfRequest(request)] ?? 0;
    await store
      .insertInto('session_pay')
      .values({ request_id: request.id, cents_per_minute, billed_from: null })
      .onConflict((conflict) => conflict.column('request_id').doNothing())
      .execute();
  };
  const startBilling = async (couple: Couple): Promise<void> => {
    const request = await between(couple);
    if (request?.timer_platform !== 1 || request.timer_device !== 1) return;
    await store
      .updateTable('session_pay')
      .set({ billed_from: clock.stamp() })
      .where('request_id', '=', request.id)
      .where('billed_from', 'is', null)
      .execute();
  };

  return {
    ask: async ({ performerId, clientId }, { sessionType, type }) => {
      const row: RequestRow = {
        id: randomUUID(),
        performer_id: performerId,
        client_id: clientId,
        session_type: sessionType,
        type,
        status: 'pending',
        asked_at: clock.stamp(),
        received_at: null,
        accepted_at: null,
        timer_platform: 0,
        timer_device: 0,
        timer_platform_at: null,
        timer_device_at: null,
        ended_at: null,
        end_reason: null,
        untold: 0,
      };
      await store.insertInto('requests').values(row).execute();
      return row;
    },
    liveOf: (clientId) => live().where('client_id', '=', clientId).executeTakeFirst(),
    liveFor: (performerId) => live().where('performer_id', '=', performerId).execute(),
    list: () =>
      store.selectFrom('requests').selectAll().orderBy('asked_at', 'desc').orderBy('id').limit(LISTED).execute(),
    payOf,
    accept: async (couple) => {
      const request = await between(couple);
      if (request?.status === 'pending') await agreeOnPay(request);
      return change(couple, 'pending', { status: 'accepted', accepted_at: clock.stamp() });
    },
    received: async (performerId) => {
      await store
        .updateTable('requests')
        .set({ received_at: clock.stamp() })
        .where('performer_id', '=', performerId)
        .where('status', '=', 'pending')
        .where('received_at', 'is', null)
        .execute();
    },
    startTimer: async (couple, timer) => {
      const started =
        timer === 'START_TIMER'
          ? { timer_platform: 1 as const, timer_platform_at: clock.stamp() }
          : { timer_device: 1 as const, timer_device_at: clock.stamp() };
      const isStarted = await change(couple, 'accepted', started);
      if (isStarted) await startBilling(couple);
      return isStarted;
    },
    untoldEnd: async (performerId) =>
      store
        .selectFrom('requests')
        .selectAll()
        .where('performer_id', '=', performerId)
        .where('untold', '=', 1)
        .where('ended_at', '>', clock.stamp() - TOLD_WITHIN)
        .orderBy('ended_at', 'desc')
        .executeTakeFirst(),
    tellEnds: async (performerId) => {
      await store
        .updateTable('requests')
        .set({ untold: 0 })
        .where('performer_id', '=', performerId)
        .where('untold', '=', 1)
        .execute();
    },
    end: async (couple, reason) => {
      const request = await between(couple);
      if (request === undefined) return undefined;
      const endedAt = clock.stamp();
      const untold = request.status === 'accepted' && (await isGone(couple.performerId)) ? 1 : 0;
      const end = { status: 'ended', ended_at: endedAt, end_reason: reason, untold } as const;
      const ended = await change(couple, request.status, end);
      if (!ended) return undefined;
      const earning = endedSession(request, await payOf(request.id), endedAt, clock.today());
      if (earning !== undefined) await book.record(earning);
      return request;
    },
  };
};
