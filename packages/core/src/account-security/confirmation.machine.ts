import { unchanged, type Step } from '../kernel/machine.ts';
import type { AccountSecurityErrorCode, ConfirmationMethod, ConfirmationQuestion } from './security-api.port.ts';

/** State of the question for a proof of identity. */
export interface ConfirmationState {
  /** `beginning` until the platform has told which proof it wants. */
  readonly status: 'closed' | 'beginning' | 'asking' | 'checking';
  readonly method: ConfirmationMethod | undefined;
  /** Options of WebAuthn for a passkey in place of that proof; undefined where none can be used. */
  readonly passkeyOptions: unknown;
  readonly error: AccountSecurityErrorCode | undefined;
  /** Number of the newest question; answers to earlier ones are dropped. */
  readonly generation: number;
}

export type ConfirmationEvent =
  | { readonly type: 'required' } // by a change that the platform refused
  | { readonly type: 'begun'; readonly generation: number; readonly question: ConfirmationQuestion }
  | { readonly type: 'refused'; readonly generation: number; readonly error: AccountSecurityErrorCode }
  | { readonly type: 'proved'; readonly proof: string } // by the performer
  | { readonly type: 'passkeyChosen' } // by the performer
  | { readonly type: 'passkeyCancelled'; readonly generation: number } // by the performer, at the question of the device
  | { readonly type: 'confirmed'; readonly generation: number }
  | { readonly type: 'restarted' } // by the performer, for another code
  | { readonly type: 'cancelled' };

export type ConfirmationEffect =
  | { readonly type: 'begin'; readonly generation: number }
  | { readonly type: 'confirm'; readonly generation: number; readonly proof: string }
  | { readonly type: 'sign'; readonly generation: number; readonly options: unknown }
  | { readonly type: 'settle'; readonly isConfirmed: boolean };

export const NO_CONFIRMATION: ConfirmationState = {
  status: 'closed',
  method: undefined,
  passkeyOptions: undefined,
  error: undefined,
  generation: 0,
};

type ConfirmationStep = Step<ConfirmationState, ConfirmationEffect>;

const begin = (state: ConfirmationState): ConfirmationStep => {
  const generation = state.generation + 1;
  return {
    state: { ...state, status: 'beginning', error: undefined, generation },
    effects: [{ type: 'begin', generation }],
  };
};

const close = ({ generation }: ConfirmationState, outcome: 'confirmed' | 'cancelled'): ConfirmationStep => ({
  state: { ...NO_CONFIRMATION, generation: generation + 1 },
  effects: [{ type: 'settle', isConfirmed: outcome === 'confirmed' }],
});

/** Asks for a proof of identity until it is right or the performer cancels. Changes that come meanwhile wait for the same answer. */
export const confirmation = (state: ConfirmationState, event: ConfirmationEvent): ConfirmationStep => {
  if ('generation' in event && event.generation !== state.generation) return unchanged(state);
  switch (event.type) {
    case 'required':
      return state.status === 'closed' ? begin(state) : unchanged(state);
    case 'restarted':
      return state.status === 'asking' ? begin(state) : unchanged(state);
    case 'begun':
      return unchanged({ ...state, ...event.question, status: 'asking' });
    case 'refused':
      return unchanged({ ...state, status: 'asking', error: event.error });
    case 'proved': {
      if (state.status !== 'asking' || state.method === undefined) return unchanged(state);
      const { generation } = state;
      return {
        state: { ...state, status: 'checking', error: undefined },
        effects: [{ type: 'confirm', generation, proof: event.proof }],
      };
    }
    case 'passkeyChosen': {
      if (state.status !== 'asking' || state.passkeyOptions === undefined) return unchanged(state);
      const { generation, passkeyOptions: options } = state;
      return {
        state: { ...state, status: 'checking', error: undefined },
        effects: [{ type: 'sign', generation, options }],
      };
    }
    case 'passkeyCancelled':
      return unchanged({ ...state, status: 'asking' });
    case 'confirmed':
      return close(state, 'confirmed');
    case 'cancelled':
      return state.status === 'closed' ? unchanged(state) : close(state, 'cancelled');
  }
};
