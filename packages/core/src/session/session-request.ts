import type { MissedWhy } from '../missed-requests/missed-request.ts';
import type { ClientData } from './client-data.ts';
import { NO_TIMERS } from './client-timer.ts';
import { request, type Availability, type RequestEffect, type RequestEvent } from './request.machine.ts';
import type { EndReason } from './end-reason.ts';
import { finish, startClientTimer } from './session-connection.ts';
import {
  causing,
  ignore,
  inTurn,
  type EventOf,
  type Moment,
  type SessionEffect,
  type SessionStep,
} from './session-event.ts';
import { tellJoin } from './session-join.ts';
import type { SessionMemory } from './session-state.ts';

const availability = ({ status }: SessionMemory): Availability => {
  if (status === 'connected') return 'busy';
  return status === 'active' ? 'free' : 'notActive';
};

const connect =
  (client: ClientData, { now }: Moment) =>
  (state: SessionMemory): SessionStep => {
    const connected: SessionMemory = {
      ...state,
      status: 'connected',
      client,
      clientBlocked: false,
      lastEnd: undefined,
      awaited: { ...state.awaited, accept: undefined, presence: undefined },
    };
    return inTurn(
      connected,
      tellJoin({ type: 'accepted', now, deviceJoined: state.timers.device }, now),
      startClientTimer(now),
      causing({ type: 'kpi', kpi: 'accepted' }, { type: 'log', level: 'info', message: 'session connected' }),
    );
  };

/** She can see later who asked for her in vain. @spec §4 Request flow */
export const recordMissed = (client: ClientData, why: MissedWhy, at: Moment) =>
  causing(
    { type: 'missed', missed: { client, at: at.today, why } },
    { type: 'kpi', kpi: 'missed', body: { why } },
    { type: 'log', level: 'info', message: 'request missed', fields: { why } },
  );

const perform =
  (effect: RequestEffect, at: Moment) =>
  (state: SessionMemory): SessionStep => {
    switch (effect.type) {
      case 'opened':
        return {
          state,
          effects: [
            { type: 'report', moment: 'performer_received_request' },
            { type: 'kpi', kpi: 'requestReceived' },
            { type: 'log', level: 'info', message: 'request received' },
          ],
        };
      case 'accept': {
        const call = state.calls + 1;
        return {
          state: { ...state, calls: call, awaited: { ...state.awaited, accept: call } },
          effects: [
            { type: 'accept', call, client: effect.client },
            { type: 'report', moment: 'performer_clicked_accept' },
            { type: 'kpi', kpi: 'acceptClicked' },
          ],
        };
      }
      case 'connected':
        return connect(effect.client, at)(state);
      case 'tellDeclined':
        return { state, effects: [effect] };
      case 'missed':
        return recordMissed(effect.client, effect.why, at)(state);
    }
  };

/** A request that is gone leaves no timer, no camera and no answer to wait for. */
const tidyUp =
  ({ now }: Moment) =>
  (state: SessionMemory): SessionStep =>
    inTurn(
      {
        ...state,
        timers: NO_TIMERS,
        clientCam: false,
        awaited: { ...state.awaited, accept: undefined, presence: undefined },
      },
      tellJoin({ type: 'over' }, now),
    );

/** Lets the request hear of something and does what follows from it. */
export const tellRequest =
  (event: RequestEvent, at: Moment) =>
  (state: SessionMemory): SessionStep => {
    const { state: next, effects } = request(state.request, event);
    if (next === state.request && effects.length === 0) return { state, effects: [] };
    const isGone = state.request.status === 'pending' && next.status === 'none' && event.type !== 'accepted';
    const follow = effects.map((effect) => perform(effect, at));
    return inTurn({ ...state, request: next }, ...(isGone ? [tidyUp(at)] : []), ...follow);
  };

/** @spec §4 Request flow — REQUEST */
export const hearRequest = (state: SessionMemory, event: EventOf<'requestReceived'>): SessionStep => {
  const { client, at } = event;
  const isRepeat = client.id === state.client?.id;
  const pendingId = state.request.status === 'pending' ? state.request.client.id : undefined;
  if (isRepeat || client.id === pendingId) return ignore(state, event, 'the same request again');
  return tellRequest({ type: 'received', client, now: at.now, availability: availability(state) }, at)(state);
};

/** Where she is ending the session herself, his leaving is the answer to that. */
const customerLeft = (state: SessionMemory, reason: EndReason, at: Moment): SessionStep =>
  finish(state.awaited.end === undefined ? reason : 'ENDED_BY_PERFORMER', at)(state);

/**
 * He may take it back at the moment at which she accepts: then he has left the session.
 * @spec §4 Request flow — CANCEL_REQUEST clears the request; §4 Session status — clearing a request gives active
 */
export const hearCancel = (state: SessionMemory, event: EventOf<'requestCancelled'>): SessionStep => {
  if (state.client?.id === event.clientId) return customerLeft(state, 'CLICK', event.at);
  const step = tellRequest({ type: 'cancelled', clientId: event.clientId }, event.at)(state);
  return step.state === state ? ignore(state, event, 'no such request') : step;
};

/** Nothing of this customer is going on here any more: the toys rest, and the message is shown unless the summary shows it already. */
const tellDisconnected = (state: SessionMemory, event: EventOf<'clientDisconnected'>): SessionStep => {
  const isTold = state.lastEnd?.client.id === event.clientId;
  const told: readonly SessionEffect[] = isTold ? [] : [{ type: 'tellDisconnected', reason: event.reason }];
  return { state, effects: [{ type: 'stopToys' }, ...told] };
};

/** @spec §4 Request flow — DISCONNECT clears a pending request; if none was pending it shows a disconnect message and stops toy vibration */
export const hearDisconnect = (state: SessionMemory, event: EventOf<'clientDisconnected'>): SessionStep => {
  if (state.client?.id === event.clientId) return customerLeft(state, event.reason, event.at);
  const step = tellRequest({ type: 'disconnected', clientId: event.clientId }, event.at)(state);
  if (step.state !== state) return step;
  const isBusy = state.client !== undefined || state.request.status === 'pending';
  return isBusy ? ignore(state, event, 'neither asking nor connected') : tellDisconnected(state, event);
};
