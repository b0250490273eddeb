import type { ClientId } from '../kernel/ids.ts';
import { type Step, unchanged } from '../kernel/machine.ts';
import type { Millis, Seconds } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import type { MissedWhy } from './missed-request.ts';

interface AskedRequest {
  readonly client: ClientData;
  /** Time of the customer's request; the ringing time is measured from here. */
  readonly askedAt: Millis;
  /** Time at which it appeared on screen: later than `askedAt` for one that waited in the bar or was taken up again. */
  readonly receivedAt: Millis;
}

export interface PendingRequest extends AskedRequest {
  readonly status: 'pending';
  /** Accepted here; the platform has not confirmed it yet. */
  readonly accepting: boolean;
  readonly error?: 'session.acceptFailed';
}

/** A request that was declined here; the platform gets the decline when the time for *Undo* is over. */
export interface DecliningRequest extends AskedRequest {
  readonly status: 'declining';
  /** With *Busy*: when the customer may try again. */
  readonly retryAfter?: Seconds;
}

export type RequestState = { readonly status: 'none' } | PendingRequest | DecliningRequest;

/** State that decides whether a new request can be shown: not while offline, and not while another customer is connected. */
export type RequestAvailability = 'free' | 'notActive' | 'busy';

export type RequestEvent =
  | {
      readonly type: 'received'; // from the platform
      readonly client: ClientData;
      readonly now: Millis;
      readonly askedAt: Millis;
      readonly availability: RequestAvailability;
    }
  | { readonly type: 'cancelled'; readonly clientId: ClientId } // from the platform
  | { readonly type: 'disconnected'; readonly clientId: ClientId } // from the platform
  | { readonly type: 'performerLost'; readonly clientId: ClientId } // from this page, which lost the connection
  | { readonly type: 'acceptClicked' } // by the performer
  | { readonly type: 'acceptFailed' } // from the platform
  | { readonly type: 'accepted' } // from the platform
  | { readonly type: 'declined'; readonly retryAfter?: Seconds } // by the performer
  | { readonly type: 'declineUndone'; readonly now: Millis } // by the performer
  | { readonly type: 'declineFinal' } // from the clock, or because work stops
  | { readonly type: 'timedOut' }; // from the clock

export type RequestEffect =
  | { readonly type: 'opened'; readonly client: ClientData }
  | { readonly type: 'accept'; readonly client: ClientData }
  | { readonly type: 'connected'; readonly client: ClientData }
  | { readonly type: 'reportDeclined'; readonly client: ClientData; readonly retryAfter?: Seconds }
  | { readonly type: 'missed'; readonly client: ClientData; readonly why: MissedWhy };

type RequestStep = Step<RequestState, RequestEffect>;
type Received = Extract<RequestEvent, { type: 'received' }>;

export const NO_REQUEST: RequestState = { status: 'none' };

const lose = ({ client }: AskedRequest, why: MissedWhy): RequestStep => ({
  state: NO_REQUEST,
  effects: [{ type: 'missed', client, why }],
});

/** Sends the decline; from here on it cannot be undone. */
const finalise = (state: DecliningRequest): RequestStep => {
  const { client, retryAfter } = state;
  const told = { type: 'reportDeclined', client, ...(retryAfter === undefined ? {} : { retryAfter }) } as const;
  return { state: NO_REQUEST, effects: [told, ...lose(state, 'declined').effects] };
};

const open = ({ client, now, askedAt, availability }: Received): RequestStep => {
  if (availability !== 'free') {
    return { state: NO_REQUEST, effects: [{ type: 'missed', client, why: availability }] };
  }
  return {
    state: { status: 'pending', client, askedAt, receivedAt: now, accepting: false },
    effects: [{ type: 'opened', client }],
  };
};

const receive = (state: RequestState, event: Received): RequestStep => {
  if (state.status === 'none') return open(event);
  const { client } = event;
  if (state.client.id === client.id) return unchanged(state);
  if (state.status === 'pending') return { state, effects: [{ type: 'missed', client, why: 'busy' }] };
  // Another customer's request comes during the 3 s of Undo: the decline is sent now.
  const declined = finalise(state);
  const opened = open(event);
  return { state: opened.state, effects: [...declined.effects, ...opened.effects] };
};

const whileDeclining = (state: DecliningRequest, event: Exclude<RequestEvent, { type: 'received' }>): RequestStep => {
  switch (event.type) {
    case 'cancelled':
    case 'disconnected':
    case 'performerLost':
      return event.clientId === state.client.id ? lose(state, event.type) : unchanged(state);
    case 'declineUndone': {
      const { client, askedAt } = state;
      const pending: RequestState = { status: 'pending', client, askedAt, receivedAt: event.now, accepting: false };
      return unchanged(pending);
    }
    case 'declineFinal':
    case 'timedOut':
      return finalise(state);
    case 'acceptClicked':
    case 'acceptFailed':
    case 'accepted':
    case 'declined':
      return unchanged(state);
  }
};

const whilePending = (state: PendingRequest, event: Exclude<RequestEvent, { type: 'received' }>): RequestStep => {
  const { client, askedAt, receivedAt, accepting } = state;
  const ignored: RequestStep = unchanged(state);
  switch (event.type) {
    case 'cancelled':
    case 'disconnected':
    case 'performerLost':
      return event.clientId === client.id ? lose(state, event.type) : ignored;
    case 'acceptClicked': {
      if (accepting) return ignored;
      const clicked: RequestState = { status: 'pending', client, askedAt, receivedAt, accepting: true };
      return { state: clicked, effects: [{ type: 'accept', client }] };
    }
    case 'acceptFailed':
      return unchanged({ ...state, accepting: false, error: 'session.acceptFailed' });
    case 'accepted':
      return { state: NO_REQUEST, effects: [{ type: 'connected', client }] };
    case 'declined': {
      if (accepting) return ignored;
      const { retryAfter } = event;
      const more = retryAfter === undefined ? {} : { retryAfter };
      return unchanged({ status: 'declining', client, askedAt, receivedAt, ...more });
    }
    case 'declineFinal':
      return finalise({ status: 'declining', client, askedAt, receivedAt });
    case 'timedOut':
      return lose(state, 'timedOut');
    case 'declineUndone':
      return ignored;
  }
};

/**
 * Follows one customer's request from ringing to its answer. Every request that does not become a session is recorded as missed;
 * the same customer asking twice is one request.
 * @spec §4 Request flow — a modal only when active and none is pending
 */
export const request = (state: RequestState, event: RequestEvent): RequestStep => {
  if (event.type === 'received') return receive(state, event);
  switch (state.status) {
    case 'none':
      return unchanged(state);
    case 'pending':
      return whilePending(state, event);
    case 'declining':
      return whileDeclining(state, event);
  }
};
