import { seconds, secondsToMillis } from '@greenroom/core/kernel/units';
import { PAID_WITHOUT_CONNECTION } from '@greenroom/core/meter/session-money';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { PushSender } from '../../base/environment/push-sender.port.ts';
import type { PairIds } from '../../base/people/customers.ts';
import type { Performers } from '../../base/people/performers.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { Vanished } from '../../base/store/person-ids.ts';
import type { RequestRow } from '../../base/store/tables/request-tables.ts';
import type { CustomerCameras } from '../../devices/media/cameras/customer-cameras.ts';
import { UNREACHABLE } from './held-requests.ts';
import type { MeantRequest, RequestEnd, Requests } from './requests.ts';
import type { Shifts } from './shifts.ts';

/** A performer without a socket for this long is not ready any more, and the session is over; until then it is held. */
export const PERFORMER_GONE_AFTER = secondsToMillis(PAID_WITHOUT_CONNECTION);
/** Time for which a customer who asks waits for a performer whose device cannot be reached; then the request is missed. */
export const REQUEST_HELD_FOR = secondsToMillis(seconds(60));

interface Parts {
  readonly requests: Requests;
  readonly performers: Performers;
  readonly shifts: Shifts;
  readonly logins: { readonly isReadyElsewhere: (performerId: string, loginId: string) => Promise<boolean> };
  readonly publisher: EventPublisher;
  readonly pushSender: Pick<PushSender, 'isNotifiedOfRequests' | 'notify'>;
  readonly eventLog: EventLog;
  readonly cameras: CustomerCameras;
  readonly clock: PlatformClock;
}

/**
 * States that the platform tells a customer, each with its `RESPONSE`: true while the request or session goes on.
 * REJPERF is the platform's own word; these are guessed in the same style.
 */
const STATES = {
  accepted: { _stateChange: 'ACCPERF', RESPONSE: true },
  /** The performer's device cannot be reached; the customer waits. */
  away: { _stateChange: 'AWAYPERF', RESPONSE: true },
  back: { _stateChange: 'BACKPERF', RESPONSE: true },
  unreachable: { _stateChange: 'GONEPERF', RESPONSE: false },
  ended: { _stateChange: 'ENDPERF', RESPONSE: false },
  /** The session is over because the performer's connection was lost. */
  lost: { _stateChange: 'LOSTPERF', RESPONSE: false },
  timedOut: { _stateChange: 'TIMEOUTPERF', RESPONSE: false },
} as const;

/** Actions of a performer on requests and sessions, over any transport. */
export const createPerformerService = ({
  requests,
  performers,
  shifts,
  logins,
  publisher,
  pushSender,
  eventLog,
  cameras,
  clock,
}: Parts) => {
  const send = (pair: PairIds, content: Readonly<Record<string, unknown>>): Promise<void> =>
    publisher.toCustomer(pair.clientId, {
      event: 'videoChat',
      content,
      senderId: pair.performerId,
      senderType: 'ROLE_PERFORMER',
    });
  const state = ({ performerId }: PairIds, name: keyof typeof STATES) => ({ ...STATES[name], performerId });
  const reportOver = async (
    pair: PairIds,
    reason: RequestEnd,
    content: Readonly<Record<string, unknown>>,
  ): Promise<void> => {
    cameras.turnOff(pair);
    await send(pair, content);
    eventLog.write('info', 'Request over', { performer: pair.performerId, customer: pair.clientId, reason });
  };
  const over = async (
    pair: MeantRequest,
    reason: RequestEnd,
    content: Readonly<Record<string, unknown>>,
  ): Promise<boolean> => {
    if ((await requests.end(pair, reason)) === undefined) return false;
    await reportOver(pair, reason, content);
    return true;
  };
  const endSession = (pair: MeantRequest, isLost: boolean): Promise<boolean> =>
    isLost ? over(pair, 'PERFORMER_LOST', state(pair, 'lost')) : over(pair, 'ENDED_BY_PERFORMER', state(pair, 'ended'));
  /** @param keepsRequests true leaves the requests that wait for an answer as they are */
  const endWork = async (
    performerId: string,
    { keepsRequests, isLost = false }: { readonly keepsRequests: boolean; readonly isLost?: boolean },
  ): Promise<void> => {
    await shifts.end(performerId);
    for (const request of await requests.liveFor(performerId)) {
      if (keepsRequests && request.status === 'pending') continue;
      // Its customer may have ended it and asked again meanwhile, which then waits too.
      const requestId = keepsRequests ? request.id : undefined;
      const pair = { performerId, clientId: request.client_id, requestId };
      await endSession(pair, isLost);
    }
  };
  const leaveWork = (performerId: string): Promise<void> => endWork(performerId, { keepsRequests: false });
  /** Takes one device out of the performer's work. @returns whether another one goes on */
  const leaveDevice = async (performerId: string, loginId: string): Promise<boolean> => {
    await shifts.leave(loginId);
    return logins.isReadyElsewhere(performerId, loginId);
  };
  /** A performer who is on the air, or was until the device was lost, and has no page. */
  const isUnreachable = async (performerId: string): Promise<boolean> => {
    const performer = await performers.find(performerId);
    if (performer === undefined) return false;
    const { gone_at: goneAt, ready_at: readyAt, lost_at: lostAt } = performer;
    if (lostAt === null && (goneAt === null || readyAt === null)) return false;
    return !(await publisher.isPerformerThere(performerId));
  };
  /** Handles a performer who is connected again: customers that wait are told, and go on. @returns their ids */
  const cameBack = async (performerId: string): Promise<readonly string[]> => {
    const released = (await requests.release(performerId)).map(({ client_id: clientId }) => clientId);
    for (const clientId of released) {
      const pair = { performerId, clientId };
      await send(pair, state(pair, 'back'));
    }
    return released;
  };
  const hold = async (request: RequestRow): Promise<void> => {
    if ((await requests.hold(request.id)) === undefined) return;
    const pair = { performerId: request.performer_id, clientId: request.client_id };
    const waits = request.status === 'accepted' ? PERFORMER_GONE_AFTER : REQUEST_HELD_FOR;
    await send(pair, { ...state(pair, 'away'), waits: Math.round(waits / 1_000) });
    eventLog.write('info', 'Customer waits', { performer: pair.performerId, customer: pair.clientId });
    // Who has returned meanwhile may have found nobody waiting, or told this customer too early.
    if (!(await publisher.isPerformerThere(pair.performerId))) return;
    const told = await cameBack(pair.performerId);
    if (!told.includes(pair.clientId)) await send(pair, state(pair, 'back'));
  };
  return {
    /** @returns false when the request is gone */
    accept: async (pair: PairIds): Promise<boolean> => {
      const accepted = await requests.accept(pair);
      if (accepted === undefined) return false;
      // Sessions whose end was lost are over now.
      for (const { client_id: clientId } of accepted.ended) {
        const other = { performerId: pair.performerId, clientId };
        await reportOver(other, 'ENDED_BY_PERFORMER', state(other, 'ended'));
      }
      await requests.forgetUnseenEnds(pair.performerId);
      // An earlier request of this customer that was kept for the performer must not end this session.
      await publisher.forgetUntilRequest(pair);
      await send(pair, state(pair, 'accepted'));
      eventLog.write('info', 'Request accepted', { performer: pair.performerId, customer: pair.clientId });
      return true;
    },
    /** @param content for the customer, as the performer's page sent it */
    decline: (pair: MeantRequest, content: Readonly<Record<string, unknown>>): Promise<boolean> =>
      over(pair, content['reason'] === 'paused' ? 'PAUSED' : 'DECLINED', content),
    /** The customer did not join in time. */
    timeOut: (pair: MeantRequest): Promise<boolean> => over(pair, 'TIMED_OUT', state(pair, 'timedOut')),
    end: endSession,
    /** Tells a customer who asks something, and leaves the request as it is. */
    notifyAsking: async (pair: MeantRequest, content: Readonly<Record<string, unknown>>): Promise<boolean> => {
      const asking = await requests.liveOf(pair.clientId);
      if (asking?.status !== 'pending' || asking.performer_id !== pair.performerId) return false;
      if (pair.requestId !== undefined && pair.requestId !== asking.id) return false;
      await send(pair, content);
      return true;
    },
    /**
     * Handles a new page of the performer: a session that runs is held for it; without one, customers can no longer ask. A request that a push
     * message told of waits on, because that message may have opened the page, and so does one whose customer was told to wait. Another device
     * that is ready goes on.
     */
    pageStarted: async (performerId: string, loginId: string): Promise<void> => {
      const live = await requests.liveFor(performerId);
      if (live.some(({ status }) => status === 'accepted')) return;
      if (await leaveDevice(performerId, loginId)) return;
      const performer = await performers.find(performerId);
      const wasReady = (performer?.ready_at ?? performer?.interrupted_at ?? null) !== null;
      const isHeld = live.some(({ held_at: heldAt }) => heldAt !== null);
      const waits = isHeld || (live.length > 0 && (await pushSender.isNotifiedOfRequests(performerId)));
      await endWork(performerId, { keepsRequests: waits });
      if (waits) await publisher.forget(performerId);
      if (wasReady) await performers.update(performerId, { interrupted_at: clock.stamp() });
    },
    /**
     * Ends work after a logout or a vanished performer: customers can no longer ask, and the customer of the session is
     * told.
     */
    leaveWork,
    /** Ends the work of a device that stops or logs out, unless another one is ready. @param endAll ends it on all */
    stopDevice: async (performerId: string, loginId: string, endAll: (performerId: string) => Promise<void>) => {
      if (!(await leaveDevice(performerId, loginId))) await endAll(performerId);
    },
    isUnreachable,
    /** Answers for a performer whose device cannot be reached: the customer waits for a while. */
    hold,
    holdAll: async (performerId: string): Promise<void> => {
      for (const request of await requests.liveFor(performerId)) if (request.held_at === null) await hold(request);
    },
    cameBack,
    /** Ends work after the device has been gone for too long; requests wait on for one who was on the air. */
    lose: async (gone: Vanished): Promise<void> => {
      const wasOnAir = ((await performers.find(gone.id))?.ready_at ?? null) !== null;
      await endWork(gone.id, { keepsRequests: wasOnAir, isLost: true });
      await performers.updateGone(gone, { gone_at: null, lost_at: wasOnAir ? clock.stamp() : null });
    },
    /** Ends a request that has waited for too long: it is missed by everybody. */
    miss: async (pair: MeantRequest): Promise<void> => {
      const ended = await requests.end(pair, UNREACHABLE, 'pending');
      if (ended === undefined) return;
      // The page must not ring for it when it is back.
      await publisher.forgetUntilRequest(pair);
      await reportOver(pair, UNREACHABLE, state(pair, 'unreachable'));
      pushSender.notify(pair.performerId, { event: 'requestOver', clientId: pair.clientId });
    },
  };
};

export type PerformerService = ReturnType<typeof createPerformerService>;
