import type { ClientId } from '../kernel/ids.ts';
import { millis, secondsToMillis, type Millis } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import type { CurrentRequest, CurrentWork } from './current-work.ts';
import { ignore, type SessionEventOf, type SessionStep } from './session-event.ts';
import { isBroadcasting, isToBlock, type LeftCustomer, type SessionMemory } from './session-state.ts';
import { MAX_LEFT_CUSTOMERS } from './session.constants.ts';

/** Drops a request that waited while the performer was not ready. */
export const forgetAsking = (state: SessionMemory, clientId: ClientId): SessionMemory =>
  state.asking.some(({ client }) => client.id === clientId)
    ? { ...state, asking: state.asking.filter(({ client }) => client.id !== clientId) }
    : state;

/** Precision with which the platform gives the time of a request: whole seconds. */
const REQUEST_TIME_PRECISION = millis(1_000);

/**
 * Finds the customer of a request that is over here, although it waits at the platform; a later request of the same customer is a new one.
 * Within the precision of its time, only its id can tell.
 */
export const leftCustomerOf = (
  { left }: SessionMemory,
  { client, waiting }: CurrentRequest,
  now: Millis,
): LeftCustomer | undefined =>
  left.find(({ id, requestId, at }) => {
    const isAnother = requestId !== undefined && client.requestId !== undefined && client.requestId !== requestId;
    return id === client.id && now - secondsToMillis(waiting) < (isAnother ? at : at + REQUEST_TIME_PRECISION);
  });

/** Keeps the requests that wait at the platform while the performer is not ready; they are opened once the performer is. */
export const updateAsking =
  ({ requests }: CurrentWork, now: Millis) =>
  (state: SessionMemory): SessionStep => {
    const asking = isBroadcasting(state)
      ? []
      : requests.filter(
          (asked) => leftCustomerOf(state, asked, now) === undefined && !isToBlock(state, asked.client.id),
        );
    const isSame = asking.length === 0 && state.asking.length === 0;
    return { state: isSame ? state : { ...state, asking }, effects: [] };
  };

/** Declines a request that was never on screen; it may be listed by the platform for a while. @spec §7 videoChat with _stateChange REJPERF (decline) */
export const sendAway = (
  state: SessionMemory,
  client: ClientData,
  now: Millis,
  answer: LeftCustomer['answer'] = 'declined',
): SessionStep => {
  const { id, requestId } = client;
  const left = [...state.left, { id, requestId, at: now, answer }].slice(-MAX_LEFT_CUSTOMERS);
  return { state: { ...state, left }, effects: [{ type: 'notifyCustomer', client, answer }] };
};

/** Declines a request that waits while the performer is not ready. @spec §7 videoChat REJPERF (decline) */
export const declineAsking = (state: SessionMemory, event: SessionEventOf<'askingDeclined'>): SessionStep => {
  const found = state.asking.find(({ client }) => client.id === event.clientId);
  if (found === undefined) return ignore(state, event, 'no such request');
  return sendAway(forgetAsking(state, event.clientId), found.client, event.at.now);
};

/** Fetches the running requests and sessions from the platform; the answer of an earlier call no longer counts. @spec §4 Request flow */
export const askCurrent = (state: SessionMemory): SessionStep => {
  const call = state.calls + 1;
  return {
    state: { ...state, calls: call, awaited: { ...state.awaited, current: { call, isStale: false } } },
    effects: [{ type: 'askCurrent', call }],
  };
};
