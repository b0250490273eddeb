import type { ClientId } from '../kernel/ids.ts';
import { NO_EFFECTS, type Step } from '../kernel/machine.ts';
import type { Millis } from '../kernel/units.ts';
import type { MissedWhy } from '../missed-requests/missed-request.ts';
import type { ClientData } from './client-data.ts';

export interface PendingRequest {
  readonly status: 'pending';
  readonly client: ClientData;
  readonly receivedAt: Millis;
  /** She has accepted; the platform has not answered yet. */
  readonly accepting: boolean;
  readonly error?: 'session.acceptFailed';
}

export type RequestState = { readonly status: 'none' } | PendingRequest;

/** Whether a new request can be shown: not while she is offline, and not while another customer has her. */
export type Availability = 'free' | 'notActive' | 'busy';

export type RequestEvent =
  | {
      readonly type: 'received'; // from the platform
      readonly client: ClientData;
      readonly now: Millis;
      readonly availability: Availability;
    }
  | { readonly type: 'cancelled'; readonly clientId: ClientId } // from the platform
  | { readonly type: 'disconnected'; readonly clientId: ClientId } // from the platform
  | { readonly type: 'acceptClicked' } // by her
  | { readonly type: 'acceptFailed' } // from the platform
  | { readonly type: 'accepted' } // from the platform
  | { readonly type: 'declined' } // by her
  | { readonly type: 'timedOut' }; // from the clock

export type RequestEffect =
  | { readonly type: 'opened' }
  | { readonly type: 'accept'; readonly client: ClientData }
  | { readonly type: 'connected'; readonly client: ClientData }
  | { readonly type: 'tellDeclined'; readonly client: ClientData }
  | { readonly type: 'missed'; readonly client: ClientData; readonly why: MissedWhy };

type RequestStep = Step<RequestState, RequestEffect>;

export const NO_REQUEST: RequestState = { status: 'none' };

const receive = (
  state: RequestState,
  { client, now, availability }: Extract<RequestEvent, { type: 'received' }>,
): RequestStep => {
  if (state.status === 'pending' && state.client.id === client.id) return { state, effects: NO_EFFECTS };
  if (state.status === 'pending') return { state, effects: [{ type: 'missed', client, why: 'busy' }] };
  if (availability !== 'free') return { state, effects: [{ type: 'missed', client, why: availability }] };
  return {
    state: { status: 'pending', client, receivedAt: now, accepting: false },
    effects: [{ type: 'opened' }],
  };
};

const lose = ({ client }: PendingRequest, why: MissedWhy): RequestStep => ({
  state: NO_REQUEST,
  effects: [{ type: 'missed', client, why }],
});

const decline = (state: PendingRequest): RequestStep => {
  const { state: none, effects } = lose(state, 'declined');
  return { state: none, effects: [{ type: 'tellDeclined', client: state.client }, ...effects] };
};

/** While a request waits for her. */
const whilePending = (state: PendingRequest, event: Exclude<RequestEvent, { type: 'received' }>): RequestStep => {
  const { client, receivedAt, accepting } = state;
  const ignored: RequestStep = { state, effects: NO_EFFECTS };
  switch (event.type) {
    case 'cancelled':
    case 'disconnected':
      return event.clientId === client.id ? lose(state, event.type) : ignored;
    case 'acceptClicked': {
      if (accepting) return ignored;
      const clicked: RequestState = { status: 'pending', client, receivedAt, accepting: true };
      return { state: clicked, effects: [{ type: 'accept', client }] };
    }
    case 'acceptFailed':
      return { state: { ...state, accepting: false, error: 'session.acceptFailed' }, effects: NO_EFFECTS };
    case 'accepted':
      return { state: NO_REQUEST, effects: [{ type: 'connected', client }] };
    case 'declined':
      return decline(state);
    case 'timedOut':
      return lose(state, 'timedOut');
  }
};

/**
 * One customer's request, from ringing to its answer. Every request that does not become a session is recorded as missed;
 * the same customer asking twice is one request.
 * @spec §4 Request flow — a modal only when active and none is pending
 */
export const request = (state: RequestState, event: RequestEvent): RequestStep => {
  if (event.type === 'received') return receive(state, event);
  return state.status === 'pending' ? whilePending(state, event) : { state, effects: NO_EFFECTS };
};
