import { exhaustive, NO_EFFECTS, type SlotStep, unchanged } from '../kernel/machine.ts';
import type { OutboundEvent } from '../kernel/outbound-event.ts';
import type { TimeAndChance } from '../kernel/random.port.ts';
import { after, invoke, leave } from '../kernel/slots.ts';
import { addMillis, elapsed, type Millis } from '../kernel/units.ts';
import { afterBecomingVisible, afterFrame, afterPing, afterPong, checkLiveness, newLiveness } from './liveness.ts';
import type { Liveness, Decision } from './liveness.ts';
import {
  mayConnect,
  EMPTY_OUTBOX,
  queueMessage,
  type RealtimeConnection,
  type Socketed,
  type RealtimeConnectionEffect,
  type RealtimeConnectionEvent,
  type RealtimeConnectionInput,
  type ConnectionTimerDue,
} from './realtime-phase.ts';
import * as limits from './realtime.constants.ts';
import type { RealtimeErrorCode } from './realtime.constants.ts';
import { isSeriesOver, nextTryAt, type ReconnectSeries } from './reconnect-slots.ts';

type ConnectionStep = SlotStep<RealtimeConnection, RealtimeConnectionInput, RealtimeConnectionEffect>;

const PING: RealtimeConnectionEffect = { type: 'ping' };
/** @param timer one of each can be planned */
const schedule = (timer: 'step' | 'ping' | 'check', delay: Millis, due: ConnectionTimerDue) =>
  after<RealtimeConnectionInput>(timer, delay, { type: due });
const PLAN_PING = schedule('ping', limits.PING_PERIOD, 'pingDue');
const PLAN_CHECK = schedule('check', limits.CHECK_PERIOD, 'checkDue');
/** Timers first, then the socket: nothing of the old connection remains when the next one opens. */
const LEAVE_ALL = ['step', 'ping', 'check', 'socket'].map(leave);

const hasSocket = (state: RealtimeConnection): state is Socketed =>
  state.phase === 'opening' ||
  state.phase === 'greeting' ||
  state.phase === 'authenticating' ||
  state.phase === 'online';

/** Fields that outlive a phase. */
const kept = ({ connectedCount, outbox, isHidden, spread }: RealtimeConnection) => ({
  connectedCount,
  outbox,
  isHidden,
  spread,
});

const open = (state: RealtimeConnection, series: ReconnectSeries | undefined): ConnectionStep => ({
  state: { ...kept(state), phase: 'opening', series },
  effects: [...LEAVE_ALL, invoke('socket', { type: 'open' }), schedule('step', limits.OPEN_LIMIT, 'openTimedOut')],
});

const openNextTry = (state: RealtimeConnection, series: ReconnectSeries, at: Millis): ConnectionStep =>
  open(state, { ...series, tries: series.tries + 1, triedAt: at });

/** Opens the first connection, or continues the series in which the last credentials were refused. */
const connect = (state: RealtimeConnection, at: Millis): ConnectionStep => {
  if (!mayConnect(state)) return unchanged(state);
  const series = state.phase === 'stopped' ? state.series : undefined;
  return series === undefined ? open(state, undefined) : openNextTry(state, series, at);
};

const stop = (state: Socketed, error: RealtimeErrorCode): ConnectionStep => ({
  state: { ...kept(state), phase: 'stopped', series: state.series, error },
  effects: LEAVE_ALL,
});

const disconnect = (state: RealtimeConnection): ConnectionStep =>
  state.phase === 'idle'
    ? unchanged(state)
    : {
        state: { ...kept(state), connectedCount: 0, outbox: EMPTY_OUTBOX, phase: 'idle' },
        effects: LEAVE_ALL,
      };

/** Creates the series of a connection that is lost now. */
const newSeries = (at: Millis, error?: RealtimeErrorCode): ReconnectSeries => ({
  tries: 0,
  since: at,
  lostAt: at,
  triedAt: at,
  isSlow: false,
  error,
});

/** A connection that lasted starts a new series when it breaks; one that did not continues its own. */
const seriesAfterLoss = (state: Socketed, at: Millis, error: RealtimeErrorCode | undefined): ReconnectSeries => {
  const lasted = state.phase === 'online' && elapsed(state.since, at) > limits.RECONNECT_GUARD;
  const { series } = state;
  return lasted || series === undefined ? newSeries(at, error) : { ...series, isSlow: isSeriesOver(series, at), error };
};

/** Waits for the next try. No try is the last one: a performer who cannot be reached earns nothing. */
const awaitTry = (state: Socketed, series: ReconnectSeries, { at, chance }: TimeAndChance): ConnectionStep => {
  const retryAt = nextTryAt(series, at, chance, state.spread);
  return {
    state: { ...kept(state), phase: 'waiting', series, retryAt, waitsSince: at },
    effects: [...LEAVE_ALL, schedule('step', elapsed(at, retryAt), 'retryDue')],
  };
};

const lose = (state: Socketed, moment: TimeAndChance, error?: RealtimeErrorCode): ConnectionStep =>
  awaitTry(state, seriesAfterLoss(state, moment.at, error), moment);

const awaitGreeting = (state: RealtimeConnection): ConnectionStep =>
  state.phase === 'opening'
    ? {
        state: { ...state, phase: 'greeting' },
        effects: [schedule('step', limits.AUTHENTICATE_AFTER, 'greetingDue')],
      }
    : unchanged(state);

const authenticate = (state: RealtimeConnection): ConnectionStep =>
  state.phase === 'greeting'
    ? {
        state: { ...state, phase: 'authenticating' },
        effects: [{ type: 'authenticate' }, schedule('step', limits.AUTHENTICATION_WAIT, 'acknowledgementTimedOut')],
      }
    : unchanged(state);

/**
 * Handles the acknowledged authentication: sends the waiting events and begins with pings and checks.
 * @spec §4 Real-time connection — an authenticated event is raised when acknowledged; queued messages are then sent
 */
const goOnline = (state: RealtimeConnection, at: Millis): ConnectionStep => {
  if (state.phase !== 'authenticating') return unchanged(state);
  const { series } = state;
  const queued = state.outbox
    .filter(({ until }) => until === undefined || at < until)
    .map((event): RealtimeConnectionEffect => ({ type: 'send', event }));
  return {
    state: {
      ...kept(state),
      phase: 'online',
      connectedCount: state.connectedCount + 1,
      outbox: EMPTY_OUTBOX,
      since: at,
      series,
      liveness: newLiveness(at),
    },
    effects: [leave('step'), ...queued, PLAN_PING, PLAN_CHECK],
  };
};

const updateLiveness = (state: RealtimeConnection, update: (liveness: Liveness) => Liveness): ConnectionStep => {
  if (state.phase !== 'online') return unchanged(state);
  const liveness = update(state.liveness);
  return unchanged(liveness === state.liveness ? state : { ...state, liveness });
};

/**
 * Applies the decision of a check. A probe takes the place of the next regular ping, so that pings never come in a
 * burst.
 */
const applyDecision = (state: RealtimeConnection, { liveness, advice }: Decision): ConnectionStep => {
  if (state.phase !== 'online') return unchanged(state);
  const effects = advice === 'probe' ? [PING, PLAN_PING] : NO_EFFECTS;
  return { state: liveness === state.liveness ? state : { ...state, liveness }, effects };
};

/**
 * Checks an open connection: a doubtful one gets a ping, a dead one is replaced.
 * @spec §4 Real-time connection — if no pong for over 10 s and the last reconnect was over 10 s ago, the socket is dropped and reconnected
 */
const check = (state: RealtimeConnection, moment: TimeAndChance): ConnectionStep => {
  if (state.phase !== 'online') return unchanged(state);
  const decision = checkLiveness(state.liveness, moment.at, state.isHidden);
  const mayDrop = elapsed(state.since, moment.at) > limits.RECONNECT_GUARD;
  if (decision.advice === 'drop' && mayDrop) return lose(state, moment);
  const { state: next, effects } = applyDecision(state, decision);
  return { state: next, effects: [...effects, PLAN_CHECK] };
};

/**
 * Handles a missing acknowledgement: the first connection ends in `socket-timeout`, without a second socket for the next 20 s; a reconnect
 * counts it as a failed try. @spec §8 Socket — 'socket-timeout' after 3 s
 */
const timeOut = (state: RealtimeConnection, moment: TimeAndChance): ConnectionStep => {
  if (state.phase !== 'authenticating') return unchanged(state);
  const error = 'realtime.socketTimeout';
  if (state.series !== undefined) return lose(state, moment, error);
  return awaitTry(state, { ...newSeries(moment.at, error), tries: 1, isSlow: true }, moment);
};

/** Starts a new series with a try at once; the time of the loss is kept. */
const restart = (state: RealtimeConnection, at: Millis): ConnectionStep => {
  if (state.phase !== 'waiting' && state.phase !== 'stopped') return unchanged(state);
  return openNextTry(state, { ...newSeries(at), lostAt: state.series?.lostAt ?? at }, at);
};

/** Starts the next try. Where its timer is late the page was asleep, and that time does not count towards the 52 s of the series. */
const retry = (state: RealtimeConnection, at: Millis): ConnectionStep => {
  if (state.phase !== 'waiting') return unchanged(state);
  const late = elapsed(state.retryAt, at);
  const since = late > limits.ASLEEP_AFTER ? addMillis(state.series.since, late) : state.series.since;
  return openNextTry(state, { ...state.series, since }, at);
};

/** Tries at once when the network answers again, but not in turn with calls that are answered while sockets are refused. */
const afterAnswer = (state: RealtimeConnection, at: Millis): ConnectionStep =>
  state.phase === 'waiting' && state.series.isSlow && elapsed(state.waitsSince, at) >= limits.ANSWER_GUARD
    ? retry(state, at)
    : unchanged(state);

const becomeVisible = (before: RealtimeConnection, at: Millis): ConnectionStep => {
  const state = before.isHidden ? { ...before, isHidden: false } : before;
  // Many looks would else use up the ten tries, and make the outage a long one, in a moment.
  if (state.phase === 'waiting' && at < state.retryAt) return open(state, { ...state.series, triedAt: at });
  if (state.phase === 'waiting') return retry(state, at);
  return state.phase === 'online' ? applyDecision(state, afterBecomingVisible(state.liveness, at)) : unchanged(state);
};

const enqueueOrSend = (state: RealtimeConnection, event: OutboundEvent): ConnectionStep => {
  if (state.phase === 'idle' || state.phase === 'stopped') return unchanged(state);
  if (state.phase === 'online') return { state, effects: [{ type: 'send', event }] };
  return unchanged({ ...state, outbox: queueMessage(state.outbox, event) });
};

/**
 * State of the main socket: at most one is open at any time, and a lost one is replaced.
 * @spec §4 Real-time connection, §9 Ping / pong timeout / reconnect guard
 */
export const realtimeConnection = (state: RealtimeConnection, event: RealtimeConnectionEvent): ConnectionStep => {
  switch (event.type) {
    case 'connectRequested':
      return connect(state, event.at);
    case 'disconnectRequested':
      return disconnect(state);
    case 'retryRequested':
      return restart(state, event.at);
    case 'callAnswered':
      return afterAnswer(state, event.at);
    case 'becameVisible':
      return becomeVisible(state, event.at);
    case 'becameHidden':
      return unchanged(state.isHidden ? state : { ...state, isHidden: true });
    case 'sendRequested':
      return enqueueOrSend(state, event.event);
    case 'opened':
      return awaitGreeting(state);
    case 'closed':
      return hasSocket(state) ? lose(state, event) : unchanged(state);
    case 'acknowledged':
      return goOnline(state, event.at);
    case 'spreadAdvised':
      return unchanged({ ...state, spread: event.spread });
    case 'refused':
      return state.phase === 'authenticating' ? stop(state, 'realtime.refused') : unchanged(state);
    case 'pong':
      return updateLiveness(state, (liveness) => afterPong(liveness, event.at));
    case 'received':
      return updateLiveness(state, afterFrame);
    case 'openTimedOut':
      return state.phase === 'opening' ? lose(state, event) : unchanged(state);
    case 'greetingDue':
      return authenticate(state);
    case 'acknowledgementTimedOut':
      return timeOut(state, event);
    case 'retryDue':
      return retry(state, event.at);
    case 'pingDue':
      return state.phase === 'online'
        ? { state: { ...state, liveness: afterPing(state.liveness, event.at) }, effects: [PING, PLAN_PING] }
        : unchanged(state);
    case 'checkDue':
      return check(state, event);
    default:
      return exhaustive(event);
  }
};
