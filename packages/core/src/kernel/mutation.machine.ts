import { unchanged, type Step } from './machine.ts';
import type { CallFailure } from './result.ts';

/** State of a change at the platform: its variables and its outcome. */
export interface Mutation<Variables> {
  readonly status: 'idle' | 'busy' | 'done' | 'failed';
  /** The one under way, or the last one. */
  readonly variables: Variables | undefined;
  readonly failure: CallFailure | undefined;
}

export interface MutationState<Variables> extends Mutation<Variables> {
  /** Number of the newest call; outcomes of earlier ones are dropped. */
  readonly generation: number;
}

export type MutationEvent<Variables> =
  | { readonly type: 'requested'; readonly variables: Variables } // by the performer
  | { readonly type: 'done'; readonly generation: number } // by the platform
  | { readonly type: 'failed'; readonly generation: number; readonly failure: CallFailure } // by the platform, or no answer
  | { readonly type: 'reset' }; // by the page, when it is left

export interface MutationEffect<Variables> {
  readonly type: 'mutate';
  readonly variables: Variables;
  readonly generation: number;
}

export const IDLE_MUTATION = { status: 'idle', variables: undefined, failure: undefined, generation: 0 } as const;

/** Transition of a mutation. At most one is under way: a second request is ignored. */
export const mutation = <Variables>(
  state: MutationState<Variables>,
  event: MutationEvent<Variables>,
): Step<MutationState<Variables>, MutationEffect<Variables>> => {
  if ('generation' in event && event.generation !== state.generation) return unchanged(state);
  switch (event.type) {
    case 'requested': {
      if (state.status === 'busy') return unchanged(state);
      const { variables } = event;
      const generation = state.generation + 1;
      const next: MutationState<Variables> = { status: 'busy', variables, failure: undefined, generation };
      return { state: next, effects: [{ type: 'mutate', variables, generation }] };
    }
    case 'done':
      return unchanged({ ...state, status: 'done' });
    case 'failed':
      return unchanged({ ...state, status: 'failed', failure: event.failure });
    case 'reset':
      return unchanged({ ...IDLE_MUTATION, generation: state.generation + 1 });
  }
};
