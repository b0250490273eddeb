import type { Millis } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import type { MissedWhy } from './missed-request.ts';
import {
  request,
  type RequestAvailability,
  type RequestEffect,
  type RequestEvent,
  type RequestState,
} from './request.machine.ts';
import { sendAway } from './session-asking.ts';
import { finish, startClientTimer } from './session-connection.ts';
import { blockAfterAll } from './session-ending.ts';
import {
  causing,
  ignore,
  inTurn,
  type SessionEventOf,
  type Moment,
  type SessionEffect,
  type SessionStep,
} from './session-event.ts';
import { updateJoin } from './session-join.ts';
import type { EndReason } from './session-signal.ts';
import { NO_TIMERS, hasRung, isBroadcasting, isPresent, isToBlock, type SessionMemory } from './session-state.ts';
import { UNDO_DECLINE } from './session.constants.ts';

const availability = ({ status }: SessionMemory): RequestAvailability => {
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
      awaited: { ...state.awaited, accept: undefined },
    };
    return inTurn(
      connected,
      startClientTimer(now),
      causing({ type: 'kpi', kpi: 'accepted' }, { type: 'log', level: 'info', message: 'session connected' }),
    );
  };

/** Records a request that did not become a session, for the list of missed requests. @spec §4 Request flow */
export const recordMissed = (client: ClientData, why: MissedWhy, at: Moment) =>
  causing(
    { type: 'missed', missed: { client, at: at.today, why } },
    { type: 'kpi', kpi: 'missed', body: { why } },
    { type: 'log', level: 'info', message: 'request missed', fields: { why } },
  );

/** Reports a request that is shown to the performer; one that rings again after an outage is counted already. */
export const countReceived =
  (client: ClientData) =>
  (state: SessionMemory): SessionStep =>
    causing(
      { type: 'report', moment: 'performer_received_request' },
      ...(hasRung(state, client) ? [] : [{ type: 'kpi', kpi: 'requestReceived' } as const]),
    )(state);

const perform =
  (effect: RequestEffect, at: Moment) =>
  (state: SessionMemory): SessionStep => {
    switch (effect.type) {
      case 'opened':
        return inTurn(
          state,
          countReceived(effect.client),
          causing({ type: 'log', level: 'info', message: 'request received' }),
        );
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
      case 'reportDeclined': {
        const { client, retryAfter } = effect;
        if (retryAfter === undefined) return causing({ type: 'notifyCustomer', client, answer: 'declined' })(state);
        return causing(
          { type: 'notifyCustomer', client, answer: 'declined', retryAfter },
          { type: 'remind', client, after: retryAfter },
        )(state);
      }
      case 'missed':
        return recordMissed(effect.client, effect.why, at)(state);
    }
  };

/** Clears the timers, the camera and the awaited answer of a request that is gone. */
const tidyUp =
  ({ now }: Moment) =>
  (state: SessionMemory): SessionStep =>
    inTurn(
      {
        ...state,
        timers: NO_TIMERS,
        clientCam: false,
        awaited: { ...state.awaited, accept: undefined },
      },
      updateJoin({ type: 'over' }, now),
    );

/** Checks whether the earlier request has left the screen without becoming a session. */
const hasGone = (before: RequestState, next: RequestState, event: RequestEvent): boolean =>
  before.status !== 'none' &&
  event.type !== 'accepted' &&
  (next.status === 'none' || next.client.id !== before.client.id);

/** Starts or stops the time for *Undo*, which runs while a request is being declined. */
const scheduleUndo = (before: RequestState, next: RequestState): SessionEffect[] => {
  if (next.status === 'declining') return [{ type: 'schedule', timer: 'decline', after: UNDO_DECLINE }];
  return before.status === 'declining' ? [{ type: 'cancelSchedule', timer: 'decline' }] : [];
};

/** Sends an event to the request and performs what follows from it. */
export const announceRequest =
  (event: RequestEvent, at: Moment) =>
  (state: SessionMemory): SessionStep => {
    const before = state.request;
    const { state: next, effects } = request(before, event);
    if (next === before && effects.length === 0) return { state, effects: [] };
    return inTurn(
      { ...state, request: next },
      causing(...scheduleUndo(before, next)),
      ...(hasGone(before, next, event) ? [tidyUp(at)] : []),
      ...effects.map((effect) => perform(effect, at)),
    );
  };

const receivedAt = (client: ClientData, askedAt: Millis, state: SessionMemory, now: Millis): RequestEvent => ({
  type: 'received',
  client,
  now,
  askedAt,
  availability: availability(state),
});

/** Opens a request whose REQUEST event was missed. */
export const openMissed =
  (client: ClientData, askedAt: Millis, at: Moment) =>
  (state: SessionMemory): SessionStep =>
    announceRequest(receivedAt(client, askedAt, state, at.now), at)(state);

/** Takes over the id of the customer's latest request: one that was taken back and made again unseen is still one request here. */
export const renewRequest =
  (client: ClientData) =>
  (state: SessionMemory): SessionStep => {
    const { request: asked, second } = state;
    if (asked.status !== 'none' && asked.client.id === client.id && asked.client.requestId !== client.requestId) {
      return { state: { ...state, request: { ...asked, client } }, effects: [] };
    }
    if (second?.client.id === client.id && second.client.requestId !== client.requestId) {
      return { state: { ...state, second: { ...second, client } }, effects: [] };
    }
    return { state, effects: [] };
  };

/** Declines the request of a customer whose block is not confirmed yet; it is not shown. @spec §7 videoChat REJPERF (decline) */
export const declineUnseen = (client: ClientData) =>
  causing(
    { type: 'notifyCustomer', client, answer: 'declined' },
    { type: 'log', level: 'info', message: 'request of a blocked customer declined' },
  );

/** Checks whether work is paused for a customer who rings all the same: the request was under way, or the site offers it still. */
export const isClosed = (state: SessionMemory, { id }: ClientData): boolean =>
  state.isPaused && isBroadcasting(state) && !isPresent(state, id) && !isToBlock(state, id);

/** Declines a request that comes in a pause, and lists it as missed. @spec §4 Services status */
export const turnAway =
  (client: ClientData, at: Moment) =>
  (state: SessionMemory): SessionStep =>
    inTurn(state, (open) => sendAway(open, client, at.now, 'paused'), recordMissed(client, 'paused', at));

/** Opens a customer's request, or counts it as missed where the performer is not free. @spec §4 Request flow — REQUEST */
export const onRequest = (state: SessionMemory, event: SessionEventOf<'requestReceived'>): SessionStep => {
  const { client, at } = event;
  if (isToBlock(state, client.id) && state.client?.id !== client.id) return declineUnseen(client)(state);
  if (isPresent(state, client.id)) {
    return inTurn(state, renewRequest(client), (renewed) => ignore(renewed, event, 'the same request again'));
  }
  return announceRequest(receivedAt(client, at.now, state, at.now), at)(state);
};

/** Handles the customer's leaving; while the performer is ending the session it counts as the answer to that. */
const customerLeft = (state: SessionMemory, reason: EndReason, at: Moment): SessionStep =>
  inTurn(state, blockAfterAll, finish(state.awaited.end === undefined ? reason : 'ENDED_BY_PERFORMER', at));

/**
 * Handles a request that the customer takes back; just after its acceptance this means that the customer has left the session.
 * @spec §4 Request flow — CANCEL_REQUEST clears the request; §4 Session status — clearing a request gives active
 */
export const onCancel = (state: SessionMemory, event: SessionEventOf<'requestCancelled'>): SessionStep => {
  if (state.client?.id === event.clientId) return customerLeft(state, 'CLICK', event.at);
  const step = announceRequest({ type: 'cancelled', clientId: event.clientId }, event.at)(state);
  return step.state === state ? ignore(state, event, 'no such request') : step;
};

/**
 * Stops the toys and reports the disconnect of a customer with whom nothing is going on here, unless the summary of the session tells it
 * already.
 */
const reportDisconnected = (state: SessionMemory, event: SessionEventOf<'clientDisconnected'>): SessionStep => {
  const isInSummary = state.lastEnd?.client.id === event.clientId;
  const report: readonly SessionEffect[] = isInSummary ? [] : [{ type: 'reportDisconnected', reason: event.reason }];
  return { state, effects: [{ type: 'stopToys' }, ...report] };
};

/**
 * Handles a customer's disconnection; for the connected customer it ends the session.
 * @spec §4 Request flow — DISCONNECT clears a pending request; if none was pending it shows a disconnect message and stops toy vibration
 */
export const onDisconnect = (state: SessionMemory, event: SessionEventOf<'clientDisconnected'>): SessionStep => {
  if (state.client?.id === event.clientId) return customerLeft(state, event.reason, event.at);
  const step = announceRequest({ type: 'disconnected', clientId: event.clientId }, event.at)(state);
  if (step.state !== state) return step;
  const isBusy = state.client !== undefined || state.request.status !== 'none';
  return isBusy ? ignore(state, event, 'neither asking nor connected') : reportDisconnected(state, event);
};
