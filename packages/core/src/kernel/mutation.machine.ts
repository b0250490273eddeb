import { unchanged, type SlotStep } from './machine.ts';
import type { CallFailure } from './result.ts';
import { invoke, leave } from './slots.ts';

/** State of a change at the platform: its variables and its outcome. */
export interface Mutation<Variables> {
  readonly status: 'idle' | 'busy' | 'done' | 'failed';
  /** The one under way, or the last one. */
  readonly variables: Variables | undefined;
  readonly failure: CallFailure | undefined;
}

export type MutationEvent<Variables> =
  | { readonly type: 'requested'; readonly variables: Variables } // by the performer
  | { readonly type: 'done' } // by the platform
  | { readonly type: 'failed'; readonly failure: CallFailure } // by the platform, or no answer
  | { readonly type: 'reset' }; // by the page, when it is left

export interface MutationEffect<Variables> {
  readonly type: 'mutate';
  readonly variables: Variables;
}

export const IDLE_MUTATION = { status: 'idle', variables: undefined, failure: undefined } as const;

/** Transition of a mutation. At most one is under way: a second request is ignored. */
export const mutation = <Variables>(
  state: Mutation<Variables>,
  event: MutationEvent<Variables>,
): SlotStep<Mutation<Variables>, MutationEvent<Variables>, MutationEffect<Variables>> => {
  switch (event.type) {
    case 'requested': {
      if (state.status === 'busy') return unchanged(state);
      const { variables } = event;
      return {
        state: { status: 'busy', variables, failure: undefined },
        effects: [invoke('call', { type: 'mutate', variables })],
      };
    }
    case 'done':
      return unchanged({ ...state, status: 'done' });
    case 'failed':
      return unchanged({ ...state, status: 'failed', failure: event.failure });
    case 'reset':
      return { state: IDLE_MUTATION, effects: [leave('call')] };
  }
};
