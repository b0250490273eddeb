import type { ClientId } from '../kernel/ids.ts';
import { elapsed, millisToSeconds, seconds, type Millis } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import { endByItself, finish } from './connection.ts';
import {
  declineWaiting,
  forgetWaiting,
  loseRequest,
  openRequest,
  recordMissed,
  ring,
  sendAway,
  sendDecline,
} from './request.ts';
import { answerSecond, dropSecond, isSecond, openSecond, settleSecond } from './second-request.ts';
import type { SessionEventOf, StepBuilder } from './session-event.ts';
import { isBroadcasting, isPendingBlock, isPresent, type SessionInternal } from './session-state.ts';

/** Greatest length of the queue. Further requests are only listed as missed. The number is our choice. */
const MAX_QUEUE = 20;

const isQueued = ({ queue }: SessionInternal, id: ClientId): boolean => queue.some(({ client }) => client.id === id);

/** Removes a customer from the queue. The list of missed requests has the request already. */
export const leaveQueue = (step: StepBuilder, id: ClientId): void =>
  step.set({ queue: step.state.queue.filter(({ client }) => client.id !== id) });

/** Adds a request that could not be opened to the end of the queue. @spec §4 Request flow — REQUEST while one is pending */
export const enqueue = (step: StepBuilder, client: ClientData, askedAt: Millis): void => {
  const { state } = step;
  const mayWait = isBroadcasting(state) && !isPresent(state, client.id) && !isPendingBlock(state, client.id);
  if (mayWait && state.queue.length < MAX_QUEUE) step.set({ queue: [...state.queue, { client, askedAt }] });
};

/** Checks whether a request can be shown: as the request, or beside the session. */
export const hasPlace = ({ request, second, status }: SessionInternal): boolean =>
  status === 'connected' ? second === undefined : status === 'active' && request.status === 'none';

/** Opens a request that came earlier; it is no missed one any more. */
export const openLate = (step: StepBuilder, client: ClientData, askedAt: Millis): void => {
  const { now, today } = step.at;
  step.emit({ type: 'stillAsks', client, since: seconds(today - millisToSeconds(elapsed(askedAt, now))) });
  if (step.state.status === 'connected') openSecond(step, client, askedAt);
  else openRequest(step, client, askedAt);
};

/** Takes over the id of the customer's latest request: one that was taken back and made again unseen is still one request here. */
export const renewRequest = (step: StepBuilder, { client }: { readonly client: ClientData }): void => {
  const { request, second } = step.state;
  if (request.status !== 'none' && request.client.id === client.id) {
    if (request.client.requestId !== client.requestId) step.set({ request: { ...request, client } });
  } else if (second?.client.id === client.id && second.client.requestId !== client.requestId) {
    step.set({ second: { ...second, client } });
  }
};

/** Declines the request of a customer whose block is not confirmed yet; it is not shown. @spec §7 videoChat REJPERF (decline) */
export const declineUnseen = (step: StepBuilder, { client }: { readonly client: ClientData }): void =>
  step.emit(
    { type: 'notifyCustomer', client, answer: 'declined' },
    { type: 'log', level: 'info', message: 'request of a blocked customer declined' },
  );

/** Declines a request that comes in a pause, and lists it as missed. @spec §4 Services status */
export const turnAway = (step: StepBuilder, client: ClientData): void => {
  sendAway(step, client, 'paused');
  recordMissed(step, client, 'paused');
};

/** Opens a customer's request where there is a place for it, else lists it as missed and lets it wait. @spec §4 Request flow — REQUEST */
export const receiveRequest = (step: StepBuilder, event: SessionEventOf<'requestReceived'>): void => {
  const { client } = event;
  const { id } = client;
  // A new request proves that the platform has ended the session; its answer is late.
  if (step.state.client?.id === id && step.state.isEnding && !step.state.clientBlocked) {
    finish(step, 'ENDED_BY_PERFORMER');
    settleSecond(step);
  }
  const { state } = step;
  if (isPresent(state, id)) {
    renewRequest(step, event);
    return step.ignore('the same request again');
  }
  if (isPendingBlock(state, id)) return declineUnseen(step, event);
  // The site may still offer a chat that is paused, or the request was under way.
  if (state.isPaused && isBroadcasting(state)) return turnAway(step, client);
  if (state.status === 'connected' && state.second === undefined) return openSecond(step, client, step.at.now);
  ring(step, client);
  enqueue(step, client, step.at.now);
};

/**
 * Handles a customer's leaving, or a request that is taken back. Just after its acceptance this means that the customer has left the session.
 * @spec §4 Request flow — CANCEL_REQUEST clears the request; DISCONNECT clears it; without one it shows a message and stops the toys
 */
export const onCustomerGone = (
  step: StepBuilder,
  event: SessionEventOf<'requestCancelled' | 'clientDisconnected'>,
): void => {
  const { clientId } = event;
  const { client, isEnding, request } = step.state;
  const why = event.type === 'requestCancelled' ? 'cancelled' : 'disconnected';
  if (isQueued(step.state, clientId)) return leaveQueue(step, clientId);
  if (isSecond(step.state, clientId)) return dropSecond(step, why);
  forgetWaiting(step, clientId);
  if (client?.id === clientId) {
    const reason = event.type === 'requestCancelled' ? 'CLICK' : event.reason;
    return endByItself(step, isEnding ? 'ENDED_BY_PERFORMER' : reason);
  }
  if (request.status !== 'none' && request.client.id === clientId) return loseRequest(step, why);
  if (event.type === 'requestCancelled') return step.ignore('no such request');
  if (client !== undefined || request.status !== 'none') return step.ignore('neither asking nor connected');
  step.emit({ type: 'stopToys' });
  // The summary of the session shows it already.
  if (step.state.lastEnd?.client.id !== clientId) step.emit({ type: 'announceDisconnected', reason: event.reason });
};

/**
 * Declines the request of a blocked customer for good, wherever it rings or waits. An acceptance under way comes first.
 * @spec §6 Roles and permissions — a performer may block a customer
 */
export const declineBlocked = (step: StepBuilder, clientId: ClientId): void => {
  const { queue, request } = step.state;
  const queued = queue.find(({ client }) => client.id === clientId);
  if (queued !== undefined) {
    leaveQueue(step, clientId);
    return sendAway(step, queued.client);
  }
  if (isSecond(step.state, clientId)) return answerSecond(step, 'declined');
  if (request.status === 'none' || request.client.id !== clientId) return declineWaiting(step, clientId);
  if (request.status === 'pending' && request.accepting) return step.ignore('accepted');
  sendDecline(step);
};

/**
 * Settles the queue after each event: the first request takes the place of a request or a second customer who has gone. In a pause and at
 * the end of work all are declined.
 */
export const settleQueue = (step: StepBuilder): void => {
  const { error, isPaused, queue } = step.state;
  const [first] = queue;
  if (first === undefined) return;
  if (error === 'session.connectionLost') return step.set({ queue: [] });
  if (isBroadcasting(step.state) && !hasPlace(step.state)) return;
  if (isPaused || !isBroadcasting(step.state)) {
    step.set({ queue: [] });
    for (const { client } of queue) sendAway(step, client);
    return;
  }
  leaveQueue(step, first.client.id);
  openLate(step, first.client, first.askedAt);
};
