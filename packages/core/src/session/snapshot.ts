import { invoke, leave } from '../kernel/slots.ts';
import { millis, secondsToMillis } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import type { WaitingRequest } from './session-api.port.ts';
import type { SessionEvent, StepBuilder } from './session-event.ts';
import { customersOf, type DepartedCustomer, type DepartureAnswer, type SessionInternal } from './session-state.ts';
import { SNAPSHOT_RETRY } from './session.constants.ts';

/** Greatest number of departed customers that are kept, in case the platform has not received their end. */
const MAX_DEPARTED = 20;

/** Precision with which the platform gives the time of a request: whole seconds. */
const REQUEST_TIME_PRECISION = millis(1_000);

/** Slot of the reminder of a customer who was asked to try again. */
export const reminderSlot = ({ id }: Pick<ClientData, 'id'>): string => `remind ${id}`;

/** Fetches the running requests and sessions from the platform; the answer of an earlier fetch no longer counts. @spec §4 Request flow */
export const fetchSnapshot = (step: StepBuilder): void => {
  step.set({ snapshot: { isStale: false } });
  step.emit(invoke('snapshot', { type: 'fetchSnapshot' }, SNAPSHOT_RETRY));
};

/**
 * Finds the departed customer whose ended request is still pending on the platform. A later request of the same customer is new; within the
 * precision of its time, only its id can tell.
 */
export const departedCustomer = (
  { state, at: { now } }: StepBuilder,
  { client, waiting }: WaitingRequest,
): DepartedCustomer | undefined =>
  state.departed.find(({ id, requestId, at }) => {
    const isAnother = requestId !== undefined && client.requestId !== undefined && client.requestId !== requestId;
    return id === client.id && now - secondsToMillis(waiting) < (isAnother ? at : at + REQUEST_TIME_PRECISION);
  });

/** Notes the end of a request that was never shown: the platform may still list it. */
export const noteDeparture = (step: StepBuilder, { id, requestId }: ClientData, answer: DepartureAnswer): void =>
  step.set({ departed: [...step.state.departed, { id, requestId, at: step.at.now, answer }].slice(-MAX_DEPARTED) });

/** Tracks departed customers until they return. */
const trackDepartures = (step: StepBuilder, before: SessionInternal, type: SessionEvent['type']): void => {
  const { state, at } = step;
  const present = customersOf(state).map(({ id }) => id);
  const declined = before.request.status === 'declining' ? before.request : undefined;
  // The platform may keep a request through an outage; a declined one ends there too.
  const mayReturn = ({ id }: ClientData): boolean =>
    type === 'outageBegan' && id !== before.client?.id && id !== declined?.client.id;
  const gone = customersOf(before).filter((client) => !present.includes(client.id) && !mayReturn(client));
  if (gone.length === 0 && !state.departed.some(({ id }) => present.includes(id))) return;
  for (const each of state.departed) if (present.includes(each.id)) step.emit(leave(reminderSlot(each)));
  const kept = state.departed.filter(({ id }) => !present.includes(id));
  const added = gone.map(({ id, requestId }): DepartedCustomer => ({
    id,
    requestId,
    at: at.now,
    retryAfter: declined?.client.id === id ? declined.retryAfter : undefined,
  }));
  step.set({ departed: [...kept, ...added].slice(-MAX_DEPARTED) });
};

const CUSTOMER_EVENTS: ReadonlySet<SessionEvent['type']> = new Set([
  'requestReceived',
  'requestCancelled',
  'clientDisconnected',
  'timerStarted',
]);

const situation = (state: SessionInternal): string => {
  const { isEnding, request, status } = state;
  const isAccepting = request.status === 'pending' && request.accepting && request.isUnconfirmed !== true;
  return [...customersOf(state).map(({ id }) => id), status, request.status, isAccepting, isEnding].join(' ');
};

/** Marks a running fetch as stale when the state has changed since it began: its answer decides nothing. */
const markStale = (step: StepBuilder, before: SessionInternal, type: SessionEvent['type']): void => {
  const { snapshot } = step.state;
  if (snapshot === undefined || snapshot.isStale || snapshot !== before.snapshot) return;
  if (CUSTOMER_EVENTS.has(type) || situation(before) !== situation(step.state))
    step.set({ snapshot: { isStale: true } });
};

/** Updates, after each event, what the next reconciliation needs to know, and ends the reminder of a customer who is back. */
export const trackChanges = (step: StepBuilder, before: SessionInternal, event: SessionEvent): void => {
  const { type } = event;
  if (type === 'reset') return;
  if (type === 'requestReceived') step.emit(leave(reminderSlot(event.client)));
  if (step.state !== before) trackDepartures(step, before, type);
  markStale(step, before, type);
};
