import type { Result } from '@greenroom/core/kernel/result';
import type { Seconds } from '@greenroom/core/kernel/units';
import type { EndReason } from '@greenroom/core/session/session-signal';
import type { CustomerPayment } from '../platform/base/admin-api/admin-api.wire.ts';
import type { RequestType } from './request-types.ts';

/** Events that reach a customer. */
export type CustomerInboundEvent =
  | { readonly type: 'accepted' }
  /** Refusal; with `retryAfter` the performer is busy and can be asked again after that time. */
  | { readonly type: 'declined'; readonly retryAfter?: Seconds }
  /** The performer comes after the session that runs. */
  | { readonly type: 'keptForLater' }
  /** The performer ends the session that runs for this request. */
  | { readonly type: 'takenSoon' }
  | { readonly type: 'timedOut' }
  /** The performer's device cannot be reached; the platform keeps the request or session for this long. */
  | { readonly type: 'backInAMoment'; readonly waits: Seconds }
  /** The performer's device can be reached again. */
  | { readonly type: 'isBack' }
  /** It could not be reached in time, and the request is over. */
  | { readonly type: 'unreachable' }
  | { readonly type: 'endedByPerformer' }
  /** The performer's connection was lost for too long. */
  | { readonly type: 'performerLost' }
  | { readonly type: 'message'; readonly text: string }
  | { readonly type: 'typing' }
  | { readonly type: 'lineLost' };

export const TIMER_NAMES = ['START_TIMER', 'START_TIMER_DEVICE'] as const;
export type SessionTimerName = (typeof TIMER_NAMES)[number];

/** Timers that a customer starts once accepted, by the name of the choice; both make the session run. */
export const TIMERS = {
  both: TIMER_NAMES,
  platform: ['START_TIMER'],
  device: ['START_TIMER_DEVICE'],
  none: [],
} as const satisfies Readonly<Record<string, readonly SessionTimerName[]>>;

type Outcome = Promise<Result<unknown, { readonly error: string }>>;

/** The connection of a customer who already exists on the platform. */
export interface CustomerLink {
  readonly id: string;
  readonly name: string;
  readonly listen: (listener: (received: CustomerInboundEvent) => void) => void;
  readonly ask: (performerId: string, requestType: RequestType) => Outcome;
  readonly cancel: () => Outcome;
  readonly startTimer: (timer: SessionTimerName) => Outcome;
  /** Turns the customer's camera on or off. */
  readonly show: (on: boolean) => Outcome;
  readonly say: (text: string, translation?: string) => Outcome;
  readonly type: () => Outcome;
  readonly pay: (payment: CustomerPayment) => Outcome;
  readonly leave: (reason: EndReason) => Outcome;
  readonly close: () => void;
}
