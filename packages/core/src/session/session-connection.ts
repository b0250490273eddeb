import type { Millis } from '../kernel/units.ts';
import { ignore, inTurn, causing, type SessionEventOf, type Moment, type SessionStep } from './session-event.ts';
import { showSeconds, updateJoin } from './session-join.ts';
import type { SessionEndReason } from './session-signal.ts';
import { haveBothStarted, NO_TIMERS, timeSince, currentClient, type SessionMemory } from './session-state.ts';
import { withStatus } from './stream.ts';

/**
 * Starts to count the customer's time once both timers have started in a session.
 * @param since earlier than now for a session that is resumed.
 * @spec §4 Request flow
 */
export const startClientTimer =
  (now: Millis, since: Millis = now) =>
  (state: SessionMemory): SessionStep => {
    const mayStart = state.status === 'connected' && haveBothStarted(state.timers);
    if (!mayStart || state.timerStartedAt !== undefined) return { state, effects: [] };
    return inTurn(
      { ...state, timerStartedAt: since, play: withStatus(state.play, 'live') },
      showSeconds(now),
      causing({ type: 'kpi', kpi: 'joined' }),
    );
  };

/** Ends the session on either side's wish: the toys stop, the performer is free for requests again, and there is a summary. */
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
      awaited: { ...state.awaited, end: undefined },
      lastEnd: { client, reason, duration, at: today },
    };
    return inTurn(
      over,
      causing({ type: 'stopToys' }),
      updateJoin({ type: 'over' }, now),
      showSeconds(now),
      causing(
        { type: 'kpi', kpi: 'ended', body: { reason, duration } },
        { type: 'log', level: 'info', message: 'session ended', fields: { reason, duration } },
      ),
    );
  };

/** The 59 s run from START_TIMER and end when both timers are there, before or after acceptance. */
const updateJoinByTimers =
  (isStart: boolean, now: Millis) =>
  (state: SessionMemory): SessionStep => {
    if (haveBothStarted(state.timers)) return updateJoin({ type: 'over' }, now)(state);
    return isStart ? updateJoin({ type: 'timerStarted', now, since: now }, now)(state) : { state, effects: [] };
  };

/** Handles START_TIMER and START_TIMER_DEVICE; a second one of the same kind is ignored. @spec §4 Request flow */
export const onTimer = (state: SessionMemory, event: SessionEventOf<'timerStarted'>): SessionStep => {
  const { now } = event.at;
  if (currentClient(state)?.id !== event.clientId) return ignore(state, event, 'not the current client');
  if (state.timers[event.side]) return ignore(state, event, 'already started');
  const timers = { ...state.timers, [event.side]: true };
  return inTurn({ ...state, timers }, updateJoinByTimers(event.side === 'platform', now), startClientTimer(now));
};

/** Takes over the state of the camera of the customer who asks or is connected. @spec §4 Request flow — back-camera events set clientCam */
export const onCamera = (state: SessionMemory, event: SessionEventOf<'clientCameraChanged'>): SessionStep => {
  if (currentClient(state)?.id !== event.clientId) return ignore(state, event, 'not the current client');
  return { state: state.clientCam === event.on ? state : { ...state, clientCam: event.on }, effects: [] };
};
