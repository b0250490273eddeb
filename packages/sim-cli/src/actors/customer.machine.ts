import { NO_EFFECTS, type Step } from '@greenroom/core/kernel/machine';
import type { EndReason } from '@greenroom/core/session/session-signal';
import type { CustomerInboundEvent } from './customer-link.port.ts';

/** Reasons for the end of a customer's request or session. */
export type CustomerEnd =
  | 'refused'
  | 'cancelled'
  | 'declined'
  | 'timedOut'
  | 'unreachable'
  | 'endedByPerformer'
  | 'performerLost'
  | 'lineLost'
  | `left ${EndReason}`;

export type CustomerState =
  | { readonly status: 'new' }
  | { readonly status: 'asking' }
  | { readonly status: 'talking' }
  | { readonly status: 'over'; readonly why: CustomerEnd; readonly error?: string };

export type CustomerEvent =
  | CustomerInboundEvent
  | { readonly type: 'ask' }
  | { readonly type: 'cancel' }
  | { readonly type: 'leave'; readonly reason: EndReason }
  /** The platform refused the request. */
  | { readonly type: 'refused'; readonly error: string };

export type CustomerEffect =
  | { readonly type: 'ask' }
  | { readonly type: 'cancel' }
  | { readonly type: 'startTimers' }
  | { readonly type: 'leave'; readonly reason: EndReason };

type CustomerStep = Step<CustomerState, CustomerEffect>;

const over = (why: CustomerEnd, effects: readonly CustomerEffect[] = NO_EFFECTS): CustomerStep => ({
  state: { status: 'over', why },
  effects,
});
const cancelled: CustomerStep = over('cancelled', [{ type: 'cancel' }]);

const whileAsking = (state: CustomerState, event: CustomerEvent): CustomerStep => {
  switch (event.type) {
    case 'accepted':
      return { state: { status: 'talking' }, effects: [{ type: 'startTimers' }] };
    case 'cancel':
    case 'leave':
      return cancelled;
    case 'declined':
    case 'timedOut':
    case 'unreachable':
    case 'endedByPerformer':
    case 'performerLost':
    case 'lineLost':
      return over(event.type);
    default:
      return { state, effects: NO_EFFECTS };
  }
};

const whileTalking = (state: CustomerState, event: CustomerEvent): CustomerStep => {
  switch (event.type) {
    case 'leave':
      return over(`left ${event.reason}`, [{ type: 'leave', reason: event.reason }]);
    case 'timedOut':
    case 'endedByPerformer':
    case 'performerLost':
    case 'lineLost':
      return over(event.type);
    default:
      return { state, effects: NO_EFFECTS };
  }
};

/**
 * The states of a customer, who asks once, talks if the performer accepts, and leaves or is left.
 *
 * @spec §4 Request flow, from the other side
 */
export const customerMachine = (state: CustomerState, event: CustomerEvent): CustomerStep => {
  if (event.type === 'refused' && state.status !== 'over') {
    return { state: { status: 'over', why: 'refused', error: event.error }, effects: NO_EFFECTS };
  }
  switch (state.status) {
    case 'new':
      return event.type === 'ask'
        ? { state: { status: 'asking' }, effects: [{ type: 'ask' }] }
        : { state, effects: NO_EFFECTS };
    case 'asking':
      return whileAsking(state, event);
    case 'talking':
      return whileTalking(state, event);
    case 'over':
      return { state, effects: NO_EFFECTS };
  }
};
