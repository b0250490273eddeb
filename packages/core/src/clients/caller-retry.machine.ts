import { NO_EFFECTS, type Step } from '../kernel/machine.ts';
import type { Query } from '../kernel/query.machine.ts';
import { millis, type Millis } from '../kernel/units.ts';

/** Pause before the first retry; each later one is twice as long. The times are our choice. */
const FIRST_RETRY = millis(2_000);
const LONGEST_RETRY = millis(60_000);

/** Pause before the next retry of a query that fails. */
export interface CallerRetry {
  readonly wait: Millis;
}

export interface CallerRetryEvent {
  readonly type: 'changed'; // by the query
  readonly status: Query<unknown, unknown>['status'];
  readonly isOtherStatus: boolean;
  readonly isOtherCustomer: boolean;
}

export type CallerRetryEffect =
  | { readonly type: 'schedule'; readonly after: Millis }
  | { readonly type: 'cancelSchedule' };

export const NO_RETRY: CallerRetry = { wait: FIRST_RETRY };

/** Retries of the facts of the customer: 2, 4, 8 … s after a failure, until they are there or the customer is another one. @spec §3 Client record */
export const callerRetry = (state: CallerRetry, event: CallerRetryEvent): Step<CallerRetry, CallerRetryEffect> => {
  const { wait } = event.isOtherCustomer || event.status === 'ready' ? NO_RETRY : state;
  const next = wait === state.wait ? state : { wait };
  if (!event.isOtherStatus) return { state: next, effects: NO_EFFECTS };
  if (event.status !== 'failed') return { state: next, effects: [{ type: 'cancelSchedule' }] };
  return {
    state: { wait: millis(Math.min(wait * 2, LONGEST_RETRY)) },
    effects: [{ type: 'schedule', after: wait }],
  };
};
