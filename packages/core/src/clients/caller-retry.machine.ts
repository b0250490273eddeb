import { NO_EFFECTS, type SlotStep } from '../kernel/machine.ts';
import type { Query } from '../kernel/query.machine.ts';
import { doubling } from '../kernel/retry.ts';
import { after, leave } from '../kernel/slots.ts';
import { millis } from '../kernel/units.ts';

/** Pauses of 2, 4, 8 … 60 s. The times are our choice. */
const PAUSE = doubling(millis(2_000), millis(60_000));

/** Number of failures in a row of the query of a customer. */
export interface CallerRetry {
  readonly failed: number;
}

export type CallerRetryEvent =
  | {
      readonly type: 'changed'; // by the query
      readonly status: Query<unknown, unknown>['status'];
      readonly isOtherStatus: boolean;
      readonly isOtherCustomer: boolean;
    }
  | { readonly type: 'retryDue' };

export interface CallerRetryEffect {
  readonly type: 'reload';
}

export const NO_RETRY: CallerRetry = { failed: 0 };

/** Retries of the facts of the customer: 2, 4, 8 … s after a failure, until they are there or the customer is another one. @spec §3 Client record */
export const callerRetry = (
  state: CallerRetry,
  event: CallerRetryEvent,
): SlotStep<CallerRetry, CallerRetryEvent, CallerRetryEffect> => {
  if (event.type === 'retryDue') return { state, effects: [{ type: 'reload' }] };
  const next = event.isOtherCustomer || event.status === 'ready' ? NO_RETRY : state;
  if (!event.isOtherStatus) return { state: next, effects: NO_EFFECTS };
  if (event.status !== 'failed') return { state: next, effects: [leave('retry')] };
  const failed = next.failed + 1;
  return { state: { failed }, effects: [after('retry', PAUSE(failed), { type: 'retryDue' })] };
};
