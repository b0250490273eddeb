import type { ClientId } from '../kernel/ids.ts';
import type { ClientData } from './client-data.ts';
import type { SessionEvent } from './session-event.ts';
import type { LeftCustomer, SessionMemory, SessionState } from './session-state.ts';
import { MAX_LEFT_CUSTOMERS } from './session.constants.ts';

/** Returns the customers with a session or a request. */
const clientsOf = ({ client, request, second, queue }: SessionState): readonly ClientData[] => {
  const asking = request.status === 'none' ? undefined : request.client;
  const waiting = queue.map((queued) => queued.client);
  return [client, asking, second?.client, ...waiting].filter((each) => each !== undefined);
};

/** Returns the ids of the customers with a session or a request. */
export const customersOf = (state: SessionState): readonly ClientId[] => clientsOf(state).map(({ id }) => id);

/** Keeps in mind who has gone, until the same customer is back. */
const withLeft = (before: SessionMemory, after: SessionMemory, { at: { now }, type }: SessionEvent): SessionMemory => {
  const there = customersOf(after);
  // Who asks when an outage begins is not sent away: the platform may keep the request until the connection is back. One that was declined is.
  const declined = before.request.status === 'declining' ? before.request : undefined;
  const isKept = (id: ClientId): boolean =>
    type === 'outageBegan' && id !== before.client?.id && id !== declined?.client.id;
  const gone = clientsOf(before).filter(({ id }) => !there.includes(id) && !isKept(id));
  if (gone.length === 0 && !after.left.some(({ id }) => there.includes(id))) return after;
  const kept = after.left.filter(({ id }) => !there.includes(id) && !gone.some((each) => each.id === id));
  const added = gone.map(({ id, requestId }): LeftCustomer => ({
    id,
    requestId,
    at: now,
    retryAfter: declined?.client.id === id ? declined.retryAfter : undefined,
  }));
  return { ...after, left: [...kept, ...added].slice(-MAX_LEFT_CUSTOMERS) };
};

const MOVES: ReadonlySet<SessionEvent['type']> = new Set([
  'requestReceived',
  'requestCancelled',
  'clientDisconnected',
  'timerStarted',
]);

const situation = (state: SessionMemory): string =>
  [...customersOf(state), state.status, state.request.status, state.awaited.accept, state.awaited.end].join(' ');

/** Marks a check as stale when the state changed after it was sent: its answer decides nothing then. */
const withStaleness = (before: SessionMemory, after: SessionMemory, event: SessionEvent): SessionMemory => {
  const { current } = after.awaited;
  if (current === undefined || current.isStale || current !== before.awaited.current) return after;
  if (!MOVES.has(event.type) && situation(before) === situation(after)) return after;
  return { ...after, awaited: { ...after.awaited, current: { ...current, isStale: true } } };
};

/** Updates the memory of the session after each step. */
export const remember = (before: SessionMemory, after: SessionMemory, event: SessionEvent): SessionMemory => {
  if (before === after && !MOVES.has(event.type)) return after;
  return event.type === 'reset' ? after : withStaleness(before, withLeft(before, after, event), event);
};
