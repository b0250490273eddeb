import { addMillis, millis, type Millis } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import type { MissedWhy } from './missed-request.ts';
import { declineAsking } from './session-asking.ts';
import { finish } from './session-connection.ts';
import { clickEnd } from './session-ending.ts';
import {
  causing,
  ignore,
  inTurn,
  type SessionEventOf,
  type Moment,
  type SessionStep,
  type SessionPart,
} from './session-event.ts';
import { showSeconds, updateJoin } from './session-join.ts';
import { countReceived, onRequest, recordMissed, announceRequest } from './session-request.ts';
import {
  haveBothStarted,
  isToBlock,
  NO_TIMERS,
  type SecondChoice,
  type SecondRequest,
  type SessionMemory,
} from './session-state.ts';
import { JOIN_TIMEOUT, SECOND_WAITS } from './session.constants.ts';

/** Checks whether a REQUEST opens as the card of a second customer: during a session, while no other one waits. @spec §4 Request flow */
export const opensAsSecond = (
  state: SessionMemory,
  { client: asking }: Pick<SessionEventOf<'requestReceived'>, 'client'>,
): boolean =>
  state.client !== undefined &&
  state.client.id !== asking.id &&
  state.second === undefined &&
  !isToBlock(state, asking.id);

export const isSecond = ({ second }: SessionMemory, id: ClientData['id']): boolean => second?.client.id === id;

export const openSecond =
  (client: ClientData, askedAt: Millis, { now }: Moment): SessionPart =>
  (state) =>
    inTurn(
      {
        ...state,
        second: {
          client,
          askedAt,
          choice: 'none',
          until: addMillis(now, SECOND_WAITS),
          secondsLeft: undefined,
          timers: NO_TIMERS,
          clientCam: false,
        },
      },
      showSeconds(now),
      causing({ type: 'schedule', timer: 'second', after: SECOND_WAITS }),
      countReceived(client),
      causing({ type: 'log', level: 'info', message: 'second request received' }),
    );

/** Takes the card away and lists the request as missed. */
export const dropSecond =
  (why: MissedWhy, at: Moment): SessionPart =>
  (state) => {
    const { second } = state;
    if (second === undefined) return { state, effects: [] };
    return inTurn(
      { ...state, second: undefined },
      causing({ type: 'cancelSchedule', timer: 'second' }),
      showSeconds(at.now),
      recordMissed(second.client, why, at),
    );
  };

/** Handles the timers of a second customer who waits; START_TIMER begins the 59 s to join. @spec §4 Request flow */
export const onSecondTimer = (state: SessionMemory, event: SessionEventOf<'timerStarted'>): SessionStep => {
  const { second } = state;
  const { now } = event.at;
  if (second === undefined || second.timers[event.side]) return ignore(state, event, 'already started');
  const timers = { ...second.timers, [event.side]: true };
  if (event.side === 'device') return { state: { ...state, second: { ...second, timers } }, effects: [] };
  return inTurn(
    { ...state, second: { ...second, timers, until: addMillis(now, JOIN_TIMEOUT) } },
    showSeconds(now),
    causing({ type: 'schedule', timer: 'second', after: JOIN_TIMEOUT }),
  );
};

/** Takes over the state of the camera of a second customer, who may be taken. @spec §4 Request flow — back-camera events set clientCam */
export const onSecondCamera = (state: SessionMemory, event: SessionEventOf<'clientCameraChanged'>): SessionStep => {
  const { second } = state;
  if (second === undefined) return ignore(state, event, 'nobody else asks');
  return { state: { ...state, second: { ...second, clientCam: event.on } }, effects: [] };
};

/** Kept pending: only the 59 s of START_TIMER may still end it. */
const keep =
  (second: SecondRequest, choice: Exclude<SecondChoice, 'none'>, { now }: Moment): SessionPart =>
  (state) => {
    const runs = second.timers.platform;
    return inTurn(
      { ...state, second: { ...second, choice, until: runs ? second.until : undefined } },
      showSeconds(now),
      causing(...(runs ? [] : [{ type: 'cancelSchedule', timer: 'second' } as const]), {
        type: 'notifyCustomer',
        client: second.client,
        answer: choice,
      }),
    );
  };

const lapse =
  ({ client }: SecondRequest, at: Moment): SessionPart =>
  (state) =>
    inTurn(state, causing({ type: 'reportTimeout', client }), dropSecond('busy', at));

const decline =
  ({ client }: SecondRequest, at: Moment): SessionPart =>
  (state) =>
    inTurn(state, causing({ type: 'notifyCustomer', client, answer: 'declined' }), dropSecond('declined', at));

/** A choice after the time is over is too late, also when the timer fires late. */
const choosing =
  (second: SecondRequest, at: Moment, ...parts: readonly SessionPart[]): SessionPart =>
  (state) =>
    second.until !== undefined && at.now >= second.until ? lapse(second, at)(state) : inTurn(state, ...parts);

export const declineSecond = (state: SessionMemory, event: SessionEventOf<'secondDeclined'>): SessionStep => {
  const { second } = state;
  if (second === undefined) return ignore(state, event, 'nobody else asks');
  return choosing(second, event.at, decline(second, event.at))(state);
};

export const keepSecond = (state: SessionMemory, event: SessionEventOf<'secondKept'>): SessionStep => {
  const { second } = state;
  if (second?.choice !== 'none') return ignore(state, event, 'nothing to choose');
  return choosing(second, event.at, keep(second, 'after', event.at))(state);
};

/** Ends the session that runs; the customer who waits is accepted when it is over. */
export const takeSecond = (state: SessionMemory, event: SessionEventOf<'secondTaken'>): SessionStep => {
  const { second } = state;
  if (second === undefined || second.choice === 'take') return ignore(state, event, 'nothing to choose');
  const end = { type: 'endClicked', blocked: false, at: event.at } as const;
  return choosing(second, event.at, keep(second, 'take', event.at), (kept) => clickEnd(kept, end))(state);
};

export const onSecondLapsed = (state: SessionMemory, event: SessionEventOf<'secondLapsed'>): SessionStep =>
  state.second === undefined ? ignore(state, event, 'nobody else asks') : lapse(state.second, event.at)(state);

/**
 * Declines the request of a blocked customer for good, whether it rings, waits beside a session or waits until the performer is ready. An
 * acceptance under way comes first.
 * @spec §6 Roles and permissions — a performer may block a customer
 */
export const declineBlocked = (state: SessionMemory, event: SessionEventOf<'customerBlocked'>): SessionStep => {
  const { clientId, at } = event;
  const { second, request } = state;
  if (second?.client.id === clientId) return choosing(second, at, decline(second, at))(state);
  if (request.status !== 'none' && request.client.id === clientId) {
    const isAccepted = request.status === 'pending' && request.accepting;
    return isAccepted ? ignore(state, event, 'accepted') : announceRequest({ type: 'declineFinal' }, at)(state);
  }
  return declineAsking(state, { type: 'askingDeclined', clientId, at });
};

/** The session is over: the customer who waits becomes the request, accepted at once where that was chosen. */
const becomeRequest =
  ({ client, askedAt, choice, timers, clientCam, until }: SecondRequest, at: Moment): SessionPart =>
  (state) => {
    const { now } = at;
    const runs = timers.platform && !haveBothStarted(timers) && until !== undefined;
    return inTurn(
      {
        ...state,
        second: undefined,
        timers,
        clientCam,
        request: { status: 'pending', client, askedAt, receivedAt: now, accepting: false },
      },
      causing({ type: 'cancelSchedule', timer: 'second' }),
      ...(runs
        ? [updateJoin({ type: 'timerStarted', now, since: millis(until - JOIN_TIMEOUT) }, now)]
        : [showSeconds(now)]),
      ...(choice === 'none' ? [] : [announceRequest({ type: 'acceptClicked' }, at)]),
    );
  };

/** Settles the second request after each step: it waits only while a session runs. */
export const settleSecond =
  (at: Moment): SessionPart =>
  (state) => {
    const { second, status } = state;
    if (second === undefined || status === 'connected') return { state, effects: [] };
    if (status === 'active') return becomeRequest(second, at)(state);
    return state.error === 'session.connectionLost'
      ? dropSecond('performerLost', at)(state)
      : decline(second, at)(state);
  };

/** Checks whether a customer asks whose session is being ended here, without blocking the customer. */
export const isBackAtEnd = ({ client, clientBlocked, awaited }: SessionMemory, id: ClientData['id']): boolean =>
  client?.id === id && awaited.end !== undefined && !clientBlocked;

/**
 * Handles the next request of a customer whose session is being ended: the platform has ended it, and only its answer is late. A second
 * customer who waited comes first.
 * @spec §4 Request flow — REQUEST
 */
export const onRequestAtEnd = (state: SessionMemory, event: SessionEventOf<'requestReceived'>): SessionStep =>
  inTurn(state, finish('ENDED_BY_PERFORMER', event.at), settleSecond(event.at), (ended) => onRequest(ended, event));
