import { andThen } from '../kernel/machine.ts';
import { askCurrent } from './session-asking.ts';
import { finish } from './session-connection.ts';
import { reportEnd } from './session-ending.ts';
import {
  ignore,
  inTurn,
  type SessionEventOf,
  type Moment,
  type SessionEffect,
  type SessionStep,
} from './session-event.ts';
import { announceRequest } from './session-request.ts';
import { dropSecond } from './session-second.ts';
import { IDLE_SESSION, isBroadcasting, type SessionMemory } from './session-state.ts';
import { grantedStream, reconnected, withStatus } from './stream.ts';

const NO_SCHEDULES: readonly SessionEffect[] = [
  { type: 'cancelSchedule', timer: 'join' },
  { type: 'cancelSchedule', timer: 'tick' },
  { type: 'cancelSchedule', timer: 'decline' },
  { type: 'cancelSchedule', timer: 'second' },
];

const STOP_TOYS: SessionEffect = { type: 'stopToys' };

/**
 * Handles the click on Ready: requests the streams, once, while the platform can be reached.
 * @spec §4 Session status — stream start gives active
 */
export const clickReady = (state: SessionMemory, event: SessionEventOf<'readyClicked'>): SessionStep => {
  if (state.starting) return ignore(state, event, 'already starting');
  if (state.status === 'active' || state.status === 'connected') return ignore(state, event, 'already active');
  if (!event.isReachable) return { state: { ...state, error: 'session.connectionLost' }, effects: [] };
  const call = state.calls + 1;
  const awaited = { ...state.awaited, start: call };
  return {
    state: {
      ...state,
      starting: true,
      error: undefined,
      isFresh: false,
      wasReady: false,
      isLookingBack: false,
      calls: call,
      awaited,
    },
    effects: [{ type: 'start', call }],
  };
};

export const onStarted = (state: SessionMemory, event: SessionEventOf<'started'>): SessionStep => {
  if (state.awaited.start !== event.call) return ignore(state, event, 'no longer awaited');
  const { publish, play } = event.streams;
  const active: SessionMemory = {
    ...state,
    status: 'active',
    activeSince: event.at.now,
    starting: false,
    publish: withStatus(grantedStream(publish), 'live'),
    play: grantedStream(play),
    awaited: { ...state.awaited, start: undefined },
  };
  const ready: SessionStep = {
    state: active,
    effects: [
      { type: 'kpi', kpi: 'ready' },
      { type: 'log', level: 'info', message: 'session active' },
    ],
  };
  // Who waits is asked again: a request may be over by now.
  return state.asking.length === 0 ? ready : andThen(ready, (next) => askCurrent({ ...next, asking: [] }));
};

export const onStartFailed = (state: SessionMemory, event: SessionEventOf<'startFailed'>): SessionStep => {
  if (state.awaited.start !== event.call) return ignore(state, event, 'no longer awaited');
  const awaited = { ...state.awaited, start: undefined };
  return { state: { ...state, status: 'error', starting: false, error: 'session.startFailed', awaited }, effects: [] };
};

/** Reports the end of the session to the platform, unless the report is under way already. */
const endSession = (state: SessionMemory, isLost = false): SessionStep =>
  state.awaited.end === undefined ? reportEnd(state, isLost) : { state, effects: [] };

/**
 * Ends the broadcast and keeps the facts of the last session. The count of calls goes on, so that a late answer is recognised; the answer
 * about the running work is still awaited, because the platform may have a session that this page does not know.
 */
const goOffline =
  (error?: 'session.connectionLost' | 'session.startFailed') =>
  (state: SessionMemory): SessionStep => ({
    state: {
      ...IDLE_SESSION,
      calls: state.calls,
      awaited: { ...IDLE_SESSION.awaited, current: state.awaited.current },
      lastEnd: state.lastEnd,
      clientBlocked: state.clientBlocked,
      toBlock: state.toBlock,
      second: state.second,
      queue: state.queue,
      early: state.early,
      left: state.left,
      isPaused: state.isPaused,
      isFresh: false,
      isLookingBack: false,
      error,
    },
    effects: [
      ...NO_SCHEDULES,
      { type: 'kpi', kpi: 'stopped' },
      { type: 'log', level: 'info', message: 'session idle', ...(error === undefined ? {} : { fields: { error } }) },
    ],
  });

/**
 * Stops the broadcast: a running session ends first, and a waiting request is declined.
 * @spec §4 Session status — stopping broadcast gives idle
 */
export const clickStop = (state: SessionMemory, event: SessionEventOf<'stopClicked'>): SessionStep => {
  if (state.status === 'idle' && !state.starting) return ignore(state, event, 'not broadcasting');
  return inTurn(
    state,
    (now) => endSession(now),
    finish('ENDED_BY_PERFORMER', event.at),
    announceRequest({ type: 'declineFinal' }, event.at),
    goOffline(),
  );
};

/** Ends the request, because its customer cannot be reached any more; a decline that can be undone becomes final. */
const loseRequest =
  (at: Moment): ((state: SessionMemory) => SessionStep) =>
  (state) => {
    const { request } = state;
    if (request.status === 'none') return { state, effects: [] };
    if (request.status === 'declining') return announceRequest({ type: 'declineFinal' }, at)(state);
    return announceRequest({ type: 'performerLost', clientId: request.client.id }, at)(state);
  };

/** Ends the session and the request, because this page has lost the connection to their customers. */
const loseCustomers =
  (at: Moment): ((state: SessionMemory) => SessionStep) =>
  (state) =>
    inTurn(state, (now) => endSession(now, true), finish('PERFORMER_LOST', at), loseRequest(at));

/**
 * Ends the broadcast after a lost connection that is not tried again: customers cannot reach the performer any more.
 * @spec §8 Session and disconnect — connection lost (session reset)
 */
export const loseConnection = (state: SessionMemory, event: SessionEventOf<'connectionLost'>): SessionStep => {
  if (!isBroadcasting(state)) return ignore(state, event, 'not broadcasting');
  return inTurn(state, loseCustomers(event.at), goOffline('session.connectionLost'));
};

/** Checks whether an effect counts a request as lost. In an outage none is: the platform keeps them, and one that rings again would count twice. */
const countsAsLost = (effect: SessionEffect): boolean =>
  effect.type === 'kpi' && effect.kpi === 'missed' && effect.body?.['why'] === 'performerLost';

/**
 * Ends the session in a long outage; the broadcast goes on with the same services as soon as the connection is back.
 * @spec §8 Session and disconnect — connection lost (session reset)
 */
export const onOutage = (state: SessionMemory, event: SessionEventOf<'outageBegan'>): SessionStep => {
  if (!isBroadcasting(state)) return ignore(state, event, 'not broadcasting');
  const { request, second } = state;
  const rang = [request.status === 'pending' ? request.client : undefined, second?.client];
  const alone = inTurn({ ...state, queue: [] }, dropSecond('performerLost', event.at), loseCustomers(event.at));
  return {
    state: { ...alone.state, error: 'session.outage', rang: rang.filter((client) => client !== undefined) },
    effects: alone.effects.filter((effect) => !countsAsLost(effect)),
  };
};

/**
 * Ends the broadcast when the platform does not take the performer back after an outage.
 * @spec §4 Session status — stopping broadcast gives idle
 */
export const onReadyRefused = (state: SessionMemory, event: SessionEventOf<'readyRefused'>): SessionStep =>
  isBroadcasting(state)
    ? inTurn(state, loseCustomers(event.at), goOffline('session.startFailed'))
    : ignore(state, event, 'not broadcasting');

/**
 * Makes a count of viewers a whole number that is never negative, whatever the platform sends.
 * @fortests
 * @spec §4 Request flow — viewer counts
 */
export const viewerCount = (count: number): number => (Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0);

/** Takes over the number of peeking customers or of voyeurs. @spec §4 Request flow — viewer counts */
export const onViewers = (state: SessionMemory, event: SessionEventOf<'viewersChanged'>): SessionStep => {
  const count = viewerCount(event.count);
  return { state: state[event.kind] === count ? state : { ...state, [event.kind]: count }, effects: [] };
};

/**
 * Moves a granted stream to another server.
 * @spec §4 Request flow — reconnect events replace the stream server and raise the attempt count
 */
export const onStreamReconnect = (state: SessionMemory, event: SessionEventOf<'streamReconnect'>): SessionStep => {
  const stream = state[event.stream];
  if (stream === undefined) return ignore(state, event, 'no such stream');
  return { state: { ...state, [event.stream]: reconnected(stream, event.server) }, effects: [] };
};

/** Clears the session. The count of calls goes on, so that a late answer is recognised. */
export const reset = (state: SessionMemory): SessionStep => ({
  state: { ...IDLE_SESSION, calls: state.calls, isPaused: state.isPaused },
  effects: [...(state.status === 'connected' ? [STOP_TOYS] : []), ...NO_SCHEDULES, { type: 'cancelRepeats' }],
});
