import type { Millis } from '../kernel/units.ts';
import { haveBothStarted, NO_TIMERS, timeSince } from './client-timer.ts';
import { ignore, inTurn, causing, type EventOf, type Moment, type SessionStep } from './session-event.ts';
import type { SessionEndReason } from './session-end.ts';
import { showSeconds, tellJoin } from './session-join.ts';
import { currentClient, type SessionMemory } from './session-state.ts';
import { withStatus } from './stream.ts';

/** Both timers have started and she is connected: from now on the customer's time counts. @spec §4 Request flow */
export const startClientTimer =
  (now: Millis) =>
  (state: SessionMemory): SessionStep => {
    const mayStart = state.status === 'connected' && haveBothStarted(state.timers);
    if (!mayStart || state.timerStartedAt !== undefined) return { state, effects: [] };
    return inTurn(
      { ...state, timerStartedAt: now, play: withStatus(state.play, 'live') },
      showSeconds(now),
      causing({ type: 'kpi', kpi: 'joined' }),
    );
  };

/** The customer is gone, whoever ended it: the toys rest, she can be asked again, and there is something to read. */
export const finish =
  (reason: SessionEndReason, { now, today }: Moment) =>
  (state: SessionMemory): SessionStep => {
    const { client } = state;
    if (client === undefined) return { state, effects: [] };
    const duration = timeSince(state.timerStartedAt, now);
    const over: SessionMemory = {
      ...state,
      status: 'active',
      client: undefined,
      timers: NO_TIMERS,
      timerStartedAt: undefined,
      clientCam: false,
      play: withStatus(state.play, 'idle'),
      error: undefined,
      awaited: { ...state.awaited, end: undefined, presence: undefined },
      lastEnd: { client, reason, duration, at: today },
    };
    return inTurn(
      over,
      causing({ type: 'stopToys' }),
      tellJoin({ type: 'over' }, now),
      showSeconds(now),
      causing(
        { type: 'kpi', kpi: 'ended', body: { reason, duration } },
        { type: 'log', level: 'info', message: 'session ended', fields: { reason, duration } },
      ),
    );
  };

/** START_TIMER or START_TIMER_DEVICE. The second of a kind means nothing. @spec §4 Request flow */
export const hearTimer = (state: SessionMemory, event: EventOf<'timerStarted'>): SessionStep => {
  const { now } = event.at;
  if (currentClient(state)?.id !== event.clientId) return ignore(state, event, 'not the current client');
  if (state.timers[event.side]) return ignore(state, event, 'already started');
  const timers = { ...state.timers, [event.side]: true };
  const started: SessionMemory = { ...state, timers };
  const { request } = state;
  if (request.status === 'pending') {
    if (event.side === 'device') return { state: started, effects: [] };
    const counting = tellJoin({ type: 'timerStarted', now }, now);
    return request.accepting ? inTurn(started, counting, tellJoin({ type: 'acceptClicked' }, now)) : counting(started);
  }
  const join = tellJoin(timers.device ? { type: 'over' } : { type: 'timerStarted', now }, now);
  return inTurn(started, join, startClientTimer(now));
};

/** @spec §4 Request flow — back-camera events set clientCam */
export const hearCamera = (state: SessionMemory, event: EventOf<'clientCameraChanged'>): SessionStep => {
  if (currentClient(state)?.id !== event.clientId) return ignore(state, event, 'not the current client');
  return { state: state.clientCam === event.on ? state : { ...state, clientCam: event.on }, effects: [] };
};
