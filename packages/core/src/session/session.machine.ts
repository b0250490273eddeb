import * as answer from './session-answer.ts';
import { declineAsking, forgetAsking, askCurrent } from './session-asking.ts';
import * as broadcast from './session-broadcast.ts';
import * as connection from './session-connection.ts';
import * as ending from './session-ending.ts';
import type { SessionEvent, SessionStep } from './session-event.ts';
import { showSeconds } from './session-join.ts';
import * as going from './session-current.ts';
import { remember } from './session-memory.ts';
import * as asking from './session-request.ts';
import * as second from './session-second.ts';
import type { SessionMemory } from './session-state.ts';

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
    case 'requestReceived':
      if (second.opensAsSecond(state, event)) return second.openSecond(event.client, event.at.now, event.at)(state);
      return second.isBackAtEnd(state, event.client.id)
        ? second.onRequestAtEnd(state, event)
        : asking.onRequest(state, event);
    case 'requestCancelled':
      if (second.isSecond(state, event.clientId)) return second.dropSecond('cancelled', event.at)(state);
      return asking.onCancel(forgetAsking(state, event.clientId), event);
    case 'clientDisconnected':
      if (second.isSecond(state, event.clientId)) return second.dropSecond('disconnected', event.at)(state);
      return asking.onDisconnect(forgetAsking(state, event.clientId), event);
    case 'acceptClicked':
      return answer.clickAccept(state, event);
    case 'accepted':
      return answer.onAccepted(state, event);
    case 'acceptFailed':
      return answer.onAcceptFailed(state, event);
    case 'declineClicked':
    case 'busyClicked':
      return answer.clickDecline(state, event);
    case 'declineUndone':
      return answer.undoDecline(state, event);
    case 'declineElapsed':
      return answer.sendDecline(state, event);
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
    case 'joinTimedOut':
      return answer.onJoinTimeout(state, event);
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
    case 'leaveClicked':
      return ending.clickLeave(state, event);
    case 'ticked':
      return showSeconds(event.at.now)(state);
    case 'summaryRead':
      return { state: state.lastEnd === undefined ? state : { ...state, lastEnd: undefined }, effects: [] };
  }
};

/**
 * State of the broadcast, the ringing request, the connected customer and a second one. An event about another customer than these, or that
 * comes a second time, means nothing.
 * @spec §4 Session status, Request flow
 */
export const session = (state: SessionMemory, event: SessionEvent): SessionStep => {
  const first = transition(state, event);
  const settled = first.state.second === undefined ? undefined : second.settleSecond(event.at)(first.state);
  const next = settled?.state ?? first.state;
  const effects = settled === undefined ? first.effects : [...first.effects, ...settled.effects];
  return { state: remember(state, next, event), effects };
};
