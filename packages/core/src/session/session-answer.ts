import { isOverdue, joinTimeout } from './join-timeout.machine.ts';
import { finish } from './session-connection.ts';
import { causing, ignore, inTurn, type EventOf, type Moment, type SessionStep } from './session-event.ts';
import { tellJoin } from './session-join.ts';
import { recordMissed, tellRequest } from './session-request.ts';
import type { SessionMemory } from './session-state.ts';

/** The 59 s are over: the platform is told, and whoever did not join is gone. @spec §4 Request flow */
const timeOut = (state: SessionMemory, at: Moment): SessionStep => {
  const missed = { type: 'timedOut' } as const;
  if (state.request.status === 'pending') {
    return inTurn(state, causing({ type: 'reportTimeout', client: state.request.client }), tellRequest(missed, at));
  }
  const { client } = state;
  if (client === undefined) return { state, effects: [] };
  return inTurn(
    state,
    causing({ type: 'reportTimeout', client }),
    finish('JOIN_TIMEOUT', at),
    recordMissed(client, 'timedOut', at),
  );
};

export const hearJoinTimeout = (state: SessionMemory, event: EventOf<'joinTimedOut'>): SessionStep => {
  const { now } = event.at;
  const isOver = joinTimeout(state.join, { type: 'timedOut', now }).effects.some(
    ({ type }) => type === 'reportTimeout',
  );
  return isOver ? timeOut(state, event.at) : tellJoin({ type: 'timedOut', now }, now)(state);
};

/** A click after the 59 s is too late, even if the clock has not come round to saying so. */
export const clickAccept = (state: SessionMemory, event: EventOf<'acceptClicked'>): SessionStep => {
  const { at } = event;
  if (state.request.status === 'none' || state.request.accepting) return ignore(state, event, 'nothing to accept');
  if (isOverdue(state.join, at.now)) return timeOut(state, at);
  return inTurn(state, tellJoin({ type: 'acceptClicked' }, at.now), tellRequest({ type: 'acceptClicked' }, at));
};

export const hearAccepted = (state: SessionMemory, event: EventOf<'accepted'>): SessionStep =>
  state.awaited.accept === event.call
    ? tellRequest({ type: 'accepted' }, event.at)(state)
    : ignore(state, event, 'no longer awaited');

/** The request is kept, and with it what is left of the 59 s. @spec §8 — accepting a request failed, try again */
export const hearAcceptFailed = (state: SessionMemory, event: EventOf<'acceptFailed'>): SessionStep => {
  if (state.awaited.accept !== event.call) return ignore(state, event, 'no longer awaited');
  const { now } = event.at;
  return inTurn(
    { ...state, awaited: { ...state.awaited, accept: undefined } },
    tellRequest({ type: 'acceptFailed' }, event.at),
    tellJoin({ type: 'acceptFailed', now }, now),
    causing({ type: 'kpi', kpi: 'acceptFailed' }),
  );
};

/** @spec §7 videoChat with _stateChange REJPERF (decline) */
export const clickDecline = (state: SessionMemory, event: EventOf<'declineClicked'>): SessionStep => {
  if (state.request.status === 'none' || state.request.accepting) return ignore(state, event, 'nothing to decline');
  return tellRequest({ type: 'declined' }, event.at)(state);
};
