import type { ClientId } from '../kernel/ids.ts';
import { elapsed, millisToSeconds, seconds, type Millis } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import type { CurrentWork } from './current-work.ts';
import { sendAway } from './session-asking.ts';
import {
  causing,
  inTurn,
  type Moment,
  type SessionEventOf,
  type SessionStep,
  same,
  type SessionPart,
} from './session-event.ts';
import { openMissed } from './session-request.ts';
import { openSecond } from './session-second.ts';
import { isBroadcasting, isPresent, isToBlock, type QueuedRequest, type SessionMemory } from './session-state.ts';

/** Greatest length of the queue. Further requests are only listed as missed. The number is our choice. */
const MAX_QUEUE = 20;

export const isQueued = ({ queue }: SessionMemory, id: ClientId): boolean =>
  queue.some(({ client }) => client.id === id);

/** Removes a customer from the queue. The list of missed requests has the request already. */
export const leaveQueue = (state: SessionMemory, id: ClientId): SessionMemory => ({
  ...state,
  queue: state.queue.filter(({ client }) => client.id !== id),
});

/** Adds a request that could not be opened to the end of the queue. @spec §4 Request flow — REQUEST while one is pending */
export const enqueue =
  (client: ClientData, askedAt: Millis): SessionPart =>
  (state) => {
    const isOpen = isBroadcasting(state) && !isPresent(state, client.id) && !isToBlock(state, client.id);
    if (!isOpen || state.queue.length >= MAX_QUEUE) return same(state);
    return { state: { ...state, queue: [...state.queue, { client, askedAt }] }, effects: [] };
  };

/** Declines the request of a customer who waits and is blocked. @spec §6 Roles and permissions — a performer may block a customer */
export const declineQueued = (state: SessionMemory, { clientId, at }: SessionEventOf<'customerBlocked'>): SessionStep =>
  inTurn(
    leaveQueue(state, clientId),
    ...state.queue.flatMap(({ client }) =>
      client.id === clientId ? [(left: SessionMemory) => sendAway(left, client, at.now)] : [],
    ),
  );

/** Removes the requests that do not wait at the platform any more. */
export const dropGoneQueued =
  ({ requests }: CurrentWork): SessionPart =>
  (state) => {
    const queue = state.queue.filter((queued) => requests.some(({ client }) => client.id === queued.client.id));
    return queue.length === state.queue.length ? same(state) : { state: { ...state, queue }, effects: [] };
  };

/** Declines all who wait. */
const emptyQueue =
  ({ now }: Moment): SessionPart =>
  (state) =>
    inTurn(
      { ...state, queue: [] },
      ...state.queue.map(
        ({ client }) =>
          (open: SessionMemory) =>
            sendAway(open, client, now),
      ),
    );

/** Opens a request of the queue; it is no missed one any more. */
const open =
  ({ client, askedAt }: QueuedRequest, at: Moment): SessionPart =>
  (state) =>
    inTurn(
      leaveQueue(state, client.id),
      causing({ type: 'stillAsks', client, since: seconds(at.today - millisToSeconds(elapsed(askedAt, at.now))) }),
      state.status === 'connected' ? openSecond(client, askedAt, at) : openMissed(client, askedAt, at),
    );

/**
 * Settles the queue after each step: the first request takes the place of a request or a second customer who has gone. In a pause and at
 * the end of work all are declined.
 */
export const settleQueue =
  (at: Moment): SessionPart =>
  (state) => {
    const [first] = state.queue;
    if (first === undefined) return same(state);
    if (state.error === 'session.connectionLost') return { state: { ...state, queue: [] }, effects: [] };
    const isFree = state.status === 'connected' ? state.second === undefined : state.request.status === 'none';
    if (isBroadcasting(state) && !isFree) return same(state);
    return state.isPaused || !isBroadcasting(state) ? emptyQueue(at)(state) : open(first, at)(state);
  };
