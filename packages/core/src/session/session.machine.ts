import { andThen } from '../kernel/machine.ts';
import * as broadcast from './broadcast.ts';
import * as connection from './connection.ts';
import { onSnapshot, onSnapshotMissing } from './reconcile.ts';
import { onBlocksKept, onReported } from './reports.ts';
import { declineBlocked, onCustomerGone, receiveRequest, settleQueue } from './request-queue.ts';
import * as request from './request.ts';
import * as second from './second-request.ts';
import { buildStep, type SessionEvent, type SessionStep, type StepBuilder } from './session-event.ts';
import type { BufferedEvent, SessionInternal } from './session-state.ts';
import { resumeJoin, showSeconds } from './session-timers.ts';
import type { SessionSettings } from './session.constants.ts';
import { fetchSnapshot, trackChanges } from './snapshot.ts';

/** Hands an event to the part of the session that owns it. */
const dispatch = (step: StepBuilder, event: SessionEvent): void => {
  switch (event.type) {
    case 'readyRequested':
      return broadcast.goReady(step, event.isReachable);
    case 'started':
      return broadcast.onStarted(step, event);
    case 'startFailed':
      return broadcast.onStartFailed(step, event.failure);
    case 'stopRequested':
      return broadcast.stop(step);
    case 'viewersChanged':
      return step.set({ [event.kind]: broadcast.viewerCount(event.count) });
    case 'streamReconnect':
      return broadcast.onStreamReconnect(step, event);
    case 'connectionLost':
      return broadcast.loseConnection(step);
    case 'outageBegan':
      return broadcast.onOutage(step);
    case 'readyReported':
      return broadcast.onReadyReported(step, event.failure);
    case 'pauseChanged':
      return step.set({ isPaused: event.isPaused });
    case 'reset':
      return broadcast.reset(step);
    case 'reconcileRequested':
      return fetchSnapshot(step);
    case 'snapshotFetched':
      return onSnapshot(step, event.snapshot);
    case 'snapshotMissing':
      return onSnapshotMissing(step, event.failure);
    case 'requestReceived':
      return receiveRequest(step, event);
    case 'requestCancelled':
    case 'clientDisconnected':
      return onCustomerGone(step, event);
    case 'customerBlocked':
      return declineBlocked(step, event.clientId);
    case 'acceptRequested':
      return request.inTime(step, request.accept);
    case 'accepted':
      return request.onAccepted(step);
    case 'acceptFailed':
      return request.onAcceptFailed(step, event.failure);
    case 'declineRequested':
      return request.decline(step, event.isBusy);
    case 'undoRequested':
      return request.inTime(step, request.undoDecline);
    case 'undoElapsed':
      return request.sendDecline(step);
    case 'waitingDeclined':
      return request.declineWaiting(step, event.clientId);
    case 'secondAnswered':
      return second.answerSecond(step, event.answer);
    case 'secondLapsed':
      return second.lapseSecond(step);
    case 'sessionTakenOver':
      return broadcast.onTakenOver(step, event.clientId);
    case 'takeOverRequested':
      return broadcast.takeOver(step);
    case 'takeOverAnswered':
      return broadcast.onTakeOverAnswered(step, event);
    case 'joinTimedOut':
      return request.inTime(step, resumeJoin);
    case 'timerStarted':
      return second.isSecond(step.state, event.clientId)
        ? second.onSecondTimer(step, event)
        : connection.onTimer(step, event);
    case 'clientCameraChanged':
      return second.isSecond(step.state, event.clientId)
        ? second.onSecondCamera(step, event)
        : connection.onCamera(step, event);
    case 'ticked':
      return showSeconds(step);
    case 'endRequested':
      return connection.requestEnd(step, event.blocked);
    case 'endAnswered':
      return connection.onEndAnswered(step, event);
    case 'leaveRequested':
      return connection.leaveSession(step);
    case 'blocksKept':
      return onBlocksKept(step, event.blocks);
    case 'reported':
      return onReported(step, event);
    case 'reminderDue':
      return step.emit({ type: 'remind', client: event.client });
    case 'summaryRead':
      return step.set({ lastEnd: undefined });
  }
};

/** The platform has the performer as ready before its answer arrives, so that a request can overtake the answer. */
const isEarly = (state: SessionInternal, event: SessionEvent): event is BufferedEvent =>
  state.starting &&
  (event.type === 'requestReceived' || event.type === 'requestCancelled' || event.type === 'clientDisconnected');

/**
 * State of the broadcast, the shown request, the connected customer and the waiting ones. Ignores repeated events and those of other
 * customers, and buffers events about requests until the broadcast has begun.
 * @spec §4 Session status, Request flow
 */
export const createSessionMachine = (settings: SessionSettings) => {
  const handle = (state: SessionInternal, event: SessionEvent): SessionStep =>
    buildStep(settings, state, event, (step) => {
      if (isEarly(state, event)) step.set({ bufferedEvents: [...state.bufferedEvents, event] });
      else dispatch(step, event);
      second.settleSecond(step);
      settleQueue(step);
      trackChanges(step, state, event);
    });

  return (state: SessionInternal, event: SessionEvent): SessionStep => {
    const step = handle(state, event);
    const { bufferedEvents, starting } = step.state;
    if (starting || bufferedEvents.length === 0) return step;
    const drained: SessionStep = { ...step, state: { ...step.state, bufferedEvents: [] } };
    return bufferedEvents.reduce((before, buffered) => andThen(before, (now) => handle(now, buffered)), drained);
  };
};
