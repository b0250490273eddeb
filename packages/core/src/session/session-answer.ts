import { isOverdue, joinTimeout } from './join-timeout.machine.ts';
import { finish } from './session-connection.ts';
import { askCurrent } from './session-asking.ts';
import { blockAfterAll } from './session-ending.ts';
import { causing, ignore, inTurn, type EventOf, type Moment, type SessionStep } from './session-event.ts';
import { tellJoin } from './session-join.ts';
import { recordMissed, tellRequest } from './session-request.ts';
import type { SessionMemory } from './session-state.ts';
import { BUSY_FOR } from './session.constants.ts';

/** Handles the end of the 59 s to join: reports the timeout to the platform and drops the customer. @spec §4 Request flow */
const timeOut = (state: SessionMemory, at: Moment): SessionStep => {
  const missed = { type: 'timedOut' } as const;
  if (state.request.status !== 'none') {
    return inTurn(state, causing({ type: 'reportTimeout', client: state.request.client }), tellRequest(missed, at));
  }
  const { client } = state;
  if (client === undefined) return { state, effects: [] };
  return inTurn(
    state,
    blockAfterAll,
    causing({ type: 'reportTimeout', client }),
    finish('JOIN_TIMEOUT', at),
    recordMissed(client, 'timedOut', at),
  );
};

export const onJoinTimeout = (state: SessionMemory, event: EventOf<'joinTimedOut'>): SessionStep => {
  const { now } = event.at;
  const isOver = joinTimeout(state.join, { type: 'timedOut', now }).effects.some(
    ({ type }) => type === 'reportTimeout',
  );
  return isOver ? timeOut(state, event.at) : tellJoin({ type: 'timedOut', now }, now)(state);
};

/** A click after the 59 s is too late, also when the timer fires late. */
export const clickAccept = (state: SessionMemory, event: EventOf<'acceptClicked'>): SessionStep => {
  const { at } = event;
  if (state.request.status !== 'pending' || state.request.accepting) return ignore(state, event, 'nothing to accept');
  if (isOverdue(state.join, at.now)) return timeOut(state, at);
  return tellRequest({ type: 'acceptClicked' }, at)(state);
};

export const onAccepted = (state: SessionMemory, event: EventOf<'accepted'>): SessionStep =>
  state.awaited.accept === event.call
    ? tellRequest({ type: 'accepted' }, event.at)(state)
    : ignore(state, event, 'no longer awaited');

/**
 * Handles a failed acceptance of a request: first fetches the running work, because the answer may be lost or the request gone.
 * @spec §8 — accepting a request failed, try again
 */
export const onAcceptFailed = (state: SessionMemory, event: EventOf<'acceptFailed'>): SessionStep =>
  state.awaited.accept === event.call
    ? inTurn(
        { ...state, awaited: { ...state.awaited, accept: undefined } },
        causing({ type: 'kpi', kpi: 'acceptFailed' }),
        askCurrent,
      )
    : ignore(state, event, 'no longer awaited');

/**
 * Declines the request; the customer gets the decline when the time for *Undo* is over.
 * @spec §7 videoChat with _stateChange REJPERF (decline)
 */
export const clickDecline = (state: SessionMemory, event: EventOf<'declineClicked' | 'busyClicked'>): SessionStep => {
  if (state.request.status !== 'pending' || state.request.accepting) return ignore(state, event, 'nothing to decline');
  const retryAfter = event.type === 'busyClicked' ? { retryAfter: BUSY_FOR } : {};
  return tellRequest({ type: 'declined', ...retryAfter }, event.at)(state);
};

export const undoDecline = (state: SessionMemory, event: EventOf<'declineUndone'>): SessionStep => {
  if (state.request.status !== 'declining') return ignore(state, event, 'nothing to take back');
  // The time may be over although the timer fires late.
  if (isOverdue(state.join, event.at.now)) return timeOut(state, event.at);
  return tellRequest({ type: 'declineUndone', now: event.at.now }, event.at)(state);
};

export const sendDecline = (state: SessionMemory, event: EventOf<'declineElapsed'>): SessionStep =>
  state.request.status === 'declining'
    ? tellRequest({ type: 'declineFinal' }, event.at)(state)
    : ignore(state, event, 'nothing declined');
