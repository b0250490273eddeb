import * as answer from './session-answer.ts';
import * as broadcast from './session-broadcast.ts';
import * as connection from './session-connection.ts';
import * as ending from './session-ending.ts';
import type { SessionEvent, SessionStep } from './session-event.ts';
import { showSeconds } from './session-join.ts';
import * as presence from './session-presence.ts';
import * as asking from './session-request.ts';
import type { SessionMemory } from './session-state.ts';

/**
 * Her broadcast, the request that rings and the customer she is connected with.
 * An event about another customer than the current one, or that comes a second time, means nothing.
 * @spec §4 Session status, Request flow
 */
export const session = (state: SessionMemory, event: SessionEvent): SessionStep => {
  switch (event.type) {
    case 'readyClicked':
      return broadcast.clickReady(state, event);
    case 'started':
      return broadcast.hearStarted(state, event);
    case 'startFailed':
      return broadcast.hearStartFailed(state, event);
    case 'stopClicked':
      return broadcast.clickStop(state, event);
    case 'viewersChanged':
      return broadcast.hearViewers(state, event);
    case 'streamReconnect':
      return broadcast.hearReconnect(state, event);
    case 'reconnected':
      return presence.hearReconnected(state, event);
    case 'absent':
      return presence.hearAbsent(state, event);
    case 'connectionLost':
      return broadcast.loseConnection(state, event);
    case 'reset':
      return broadcast.reset(state);
    case 'requestReceived':
      return asking.hearRequest(state, event);
    case 'requestCancelled':
      return asking.hearCancel(state, event);
    case 'clientDisconnected':
      return asking.hearDisconnect(state, event);
    case 'acceptClicked':
      return answer.clickAccept(state, event);
    case 'accepted':
      return answer.hearAccepted(state, event);
    case 'acceptFailed':
      return answer.hearAcceptFailed(state, event);
    case 'declineClicked':
      return answer.clickDecline(state, event);
    case 'joinTimedOut':
      return answer.hearJoinTimeout(state, event);
    case 'timerStarted':
      return connection.hearTimer(state, event);
    case 'clientCameraChanged':
      return connection.hearCamera(state, event);
    case 'endClicked':
      return ending.clickEnd(state, event);
    case 'ended':
      return ending.hearEnded(state, event);
    case 'endFailed':
      return ending.hearEndFailed(state, event);
    case 'leaveClicked':
      return ending.clickLeave(state, event);
    case 'ticked':
      return showSeconds(event.at.now)(state);
    case 'summaryRead':
      return { state: state.lastEnd === undefined ? state : { ...state, lastEnd: undefined }, effects: [] };
  }
};
