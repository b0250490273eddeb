import type { CallFailure } from './call-failure.ts';
import { exhaustive } from './exhaustive.ts';
import { NO_EFFECTS, type Step } from './machine.ts';

/** One thing that the platform is asked to do, and what came of it. */
export interface Errand<Order> {
  readonly status: 'idle' | 'busy' | 'done' | 'failed';
  /** The one under way, or the last one. */
  readonly order: Order | undefined;
  readonly failure: CallFailure | undefined;
}

export interface ErrandState<Order> extends Errand<Order> {
  /** Names the newest order; outcomes of others are dropped. */
  readonly generation: number;
}

export type ErrandEvent<Order> =
  | { readonly type: 'ordered'; readonly order: Order } // by the performer
  | { readonly type: 'done'; readonly generation: number } // by the platform
  | { readonly type: 'failed'; readonly generation: number; readonly failure: CallFailure } // by the platform, or no answer
  | { readonly type: 'cleared' }; // by the page, when it is left

export interface ErrandEffect<Order> {
  readonly type: 'carryOut';
  readonly order: Order;
  readonly generation: number;
}

export const NO_ERRAND = { status: 'idle', order: undefined, failure: undefined, generation: 0 } as const;

/** At most one is under way: a second press does nothing. */
export const errand = <Order>(
  state: ErrandState<Order>,
  event: ErrandEvent<Order>,
): Step<ErrandState<Order>, ErrandEffect<Order>> => {
  const stay = (next: ErrandState<Order>) => ({ state: next, effects: NO_EFFECTS });
  if ('generation' in event && event.generation !== state.generation) return stay(state);
  switch (event.type) {
    case 'ordered': {
      if (state.status === 'busy') return stay(state);
      const { order } = event;
      const generation = state.generation + 1;
      const next: ErrandState<Order> = { status: 'busy', order, failure: undefined, generation };
      return { state: next, effects: [{ type: 'carryOut', order, generation }] };
    }
    case 'done':
      return stay({ ...state, status: 'done' });
    case 'failed':
      return stay({ ...state, status: 'failed', failure: event.failure });
    case 'cleared':
      return stay({ ...NO_ERRAND, generation: state.generation + 1 });
    default:
      return exhaustive(event);
  }
};
