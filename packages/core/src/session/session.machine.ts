import { isOverdue } from './join-timeout.machine.ts';
import type { RequestEvent } from './request.machine.ts';
import { declineAsking, forgetAsking, askCurrent } from './session-asking.ts';
import * as broadcast from './session-broadcast.ts';
import * as connection from './session-connection.ts';
import { finish } from './session-connection.ts';
import * as going from './session-current.ts';
import * as ending from './session-ending.ts';
import {
  causing,
  ignore,
  inTurn,
  type SessionEffect,
  type SessionEvent,
  type SessionStep,
  type SessionEventOf,
  type Moment,
} from './session-event.ts';
import { showSeconds, updateJoin } from './session-join.ts';
import { remember } from './session-memory.ts';
import * as queue from './session-queue.ts';
import * as asking from './session-request.ts';
import { recordMissed, announceRequest } from './session-request.ts';
import * as second from './session-second.ts';
import type { EarlySignal, SessionMemory } from './session-state.ts';
import { BUSY_FOR } from './session.constants.ts';

/** Handles the end of the 59 s to join: reports the timeout to the platform and drops the customer. @spec §4 Request flow */
const timeOut = (state: SessionMemory, at: Moment): SessionStep => {
  const missed = { type: 'timedOut' } as const;
  // A decline that waits for *Undo* is the answer: the customer gets it now.
  if (state.request.status === 'declining') return announceRequest(missed, at)(state);
  if (state.request.status === 'pending') {
    return inTurn(state, causing({ type: 'reportTimeout', client: state.request.client }), announceRequest(missed, at));
  }
  const { client } = state;
  if (client === undefined) return { state, effects: [] };
  return inTurn(
    state,
    ending.blockAfterAll,
    causing({ type: 'reportTimeout', client }),
    finish('JOIN_TIMEOUT', at),
    recordMissed(client, 'timedOut', at),
  );
};

const onJoinTimeout = (state: SessionMemory, { at }: SessionEventOf<'joinTimedOut'>): SessionStep =>
  isOverdue(state.join, at.now) ? timeOut(state, at) : updateJoin({ type: 'firedEarly', now: at.now }, at.now)(state);

/** Passes a click to the request. After the 59 s it is too late, also when the timer fires late. */
const clickInTime = (state: SessionMemory, click: RequestEvent, at: Moment): SessionStep =>
  isOverdue(state.join, at.now) ? timeOut(state, at) : announceRequest(click, at)(state);

const onAccepted = (state: SessionMemory, event: SessionEventOf<'accepted'>): SessionStep =>
  state.awaited.accept === event.call
    ? announceRequest({ type: 'accepted' }, event.at)(state)
    : ignore(state, event, 'no longer awaited');

/**
 * Handles a failed acceptance of a request: first fetches the running work, because the answer may be lost or the request gone.
 * @spec §8 — accepting a request failed, try again
 */
const onAcceptFailed = (state: SessionMemory, event: SessionEventOf<'acceptFailed'>): SessionStep =>
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
const clickDecline = (state: SessionMemory, event: SessionEventOf<'declineClicked' | 'busyClicked'>): SessionStep => {
  const retryAfter = event.type === 'busyClicked' ? { retryAfter: BUSY_FOR } : {};
  return announceRequest({ type: 'declined', ...retryAfter }, event.at)(state);
};

const transition = (state: SessionMemory, event: SessionEvent): SessionStep => {
  switch (event.type) {
    case 'readyClicked':
      return broadcast.clickReady(state, event);
    case 'started':
      return broadcast.onStarted(state, event);
    case 'startFailed':
      return broadcast.onStartFailed(state, event);
    case 'stopClicked':
      return broadcast.clickStop(state, event);
    case 'viewersChanged':
      return broadcast.onViewers(state, event);
    case 'streamReconnect':
      return broadcast.onStreamReconnect(state, event);
    case 'compareRequested':
      return askCurrent(state);
    case 'currentKnown':
      return going.onCurrentWork(state, event);
    case 'currentUnknown':
      return going.onCurrentUnknown(state, event);
    case 'connectionLost':
      return broadcast.loseConnection(state, event);
    case 'outageBegan':
      return broadcast.onOutage(state, event);
    case 'readyRefused':
      return broadcast.onReadyRefused(state, event);
    case 'reset':
      return broadcast.reset(state);
    case 'pauseChanged':
      return { state: { ...state, isPaused: event.isPaused }, effects: [] };
    case 'requestReceived':
      if (asking.isClosed(state, event.client)) return asking.turnAway(event.client, event.at)(state);
      if (second.opensAsSecond(state, event)) return second.openSecond(event.client, event.at.now, event.at)(state);
      return inTurn(
        state,
        (now) =>
          second.isBackAtEnd(now, event.client.id) ? second.onRequestAtEnd(now, event) : asking.onRequest(now, event),
        queue.enqueue(event.client, event.at.now),
      );
    case 'requestCancelled':
      if (queue.isQueued(state, event.clientId)) return { state: queue.leaveQueue(state, event.clientId), effects: [] };
      if (second.isSecond(state, event.clientId)) return second.dropSecond('cancelled', event.at)(state);
      return asking.onCancel(forgetAsking(state, event.clientId), event);
    case 'clientDisconnected':
      if (queue.isQueued(state, event.clientId)) return { state: queue.leaveQueue(state, event.clientId), effects: [] };
      if (second.isSecond(state, event.clientId)) return second.dropSecond('disconnected', event.at)(state);
      return asking.onDisconnect(forgetAsking(state, event.clientId), event);
    case 'acceptClicked':
      return clickInTime(state, { type: 'acceptClicked' }, event.at);
    case 'accepted':
      return onAccepted(state, event);
    case 'acceptFailed':
      return onAcceptFailed(state, event);
    case 'declineClicked':
    case 'busyClicked':
      return clickDecline(state, event);
    case 'declineUndone':
      return clickInTime(state, { type: 'declineUndone', now: event.at.now }, event.at);
    case 'declineElapsed':
      return announceRequest({ type: 'declineFinal' }, event.at)(state);
    case 'askingDeclined':
      return declineAsking(state, event);
    case 'secondDeclined':
      return second.declineSecond(state, event);
    case 'secondKept':
      return second.keepSecond(state, event);
    case 'secondTaken':
      return second.takeSecond(state, event);
    case 'secondLapsed':
      return second.onSecondLapsed(state, event);
    case 'customerBlocked':
      if (queue.isQueued(state, event.clientId)) return queue.declineQueued(state, event);
      return second.declineBlocked(state, event);
    case 'joinTimedOut':
      return onJoinTimeout(state, event);
    case 'timerStarted':
      return second.isSecond(state, event.clientId)
        ? second.onSecondTimer(state, event)
        : connection.onTimer(state, event);
    case 'clientCameraChanged':
      return second.isSecond(state, event.clientId)
        ? second.onSecondCamera(state, event)
        : connection.onCamera(state, event);
    case 'endClicked':
      return ending.clickEnd(state, event);
    case 'ended':
      return ending.onEnded(state, event);
    case 'endFailed':
      return ending.onEndFailed(state, event);
    case 'blocksKept':
      return ending.onBlocksKept(state, event);
    case 'blockConfirmed':
    case 'blockRefused':
      return ending.onBlockAnswered(state, event);
    case 'leaveClicked':
      return ending.clickLeave(state, event);
    case 'ticked':
      return showSeconds(event.at.now)(state);
    case 'summaryRead':
      return { state: state.lastEnd === undefined ? state : { ...state, lastEnd: undefined }, effects: [] };
  }
};

const step = (state: SessionMemory, event: SessionEvent): SessionStep => {
  const { state: next, effects } = inTurn(
    state,
    (each) => transition(each, event),
    second.settleSecond(event.at),
    queue.settleQueue(event.at),
  );
  // What an earlier page kept is stored already, and a log-out forgets none of it.
  const isKept = next.toBlock === state.toBlock || event.type === 'blocksKept' || event.type === 'reset';
  const keeping: readonly SessionEffect[] = isKept ? [] : [{ type: 'keepBlocks', blocks: next.toBlock }];
  return { state: remember(state, next, event), effects: [...keeping, ...effects] };
};

/** The platform has the performer as ready before its answer is here, so that a request can overtake the answer. */
const isEarly = (state: SessionMemory, event: SessionEvent): event is EarlySignal =>
  state.starting &&
  (event.type === 'requestReceived' || event.type === 'requestCancelled' || event.type === 'clientDisconnected');

/**
 * State of the broadcast, the ringing request, the connected customer and a second one. An event about another customer than these, or that
 * comes a second time, means nothing. Events about requests wait until it is known whether the broadcast has begun.
 * @spec §4 Session status, Request flow
 */
export const session = (state: SessionMemory, event: SessionEvent): SessionStep => {
  if (isEarly(state, event)) {
    return { state: remember(state, { ...state, early: [...state.early, event] }, event), effects: [] };
  }
  const { state: next, effects } = step(state, event);
  if (next.starting || next.early.length === 0) return { state: next, effects };
  const waiting = next.early.map((each) => (known: SessionMemory) => step(known, each));
  return inTurn({ ...next, early: [] }, causing(...effects), ...waiting);
};
