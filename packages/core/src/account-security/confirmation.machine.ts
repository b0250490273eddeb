import { unchanged, type SlotStep } from '../kernel/machine.ts';
import { invoke, leave } from '../kernel/slots.ts';
import type { AccountSecurityErrorCode, ConfirmationMethod, ConfirmationQuestion } from './security-api.port.ts';

/** State of the identity prompt. */
export interface ConfirmationState {
  /** `beginning` until the platform names the proof it wants. */
  readonly status: 'closed' | 'beginning' | 'asking' | 'checking';
  readonly method: ConfirmationMethod | undefined;
  /** Options of WebAuthn for a passkey in place of that proof; undefined where none can be used. */
  readonly passkeyOptions: unknown;
  readonly error: AccountSecurityErrorCode | undefined;
}

export type ConfirmationEvent =
  | { readonly type: 'required' } // by a change that the platform refused
  | { readonly type: 'begun'; readonly question: ConfirmationQuestion }
  | { readonly type: 'refused'; readonly error: AccountSecurityErrorCode }
  | { readonly type: 'proved'; readonly proof: string } // by the performer
  | { readonly type: 'passkeyChosen' } // by the performer
  | { readonly type: 'passkeyCancelled' } // by the performer, at the question of the device
  | { readonly type: 'confirmed' }
  | { readonly type: 'restarted' } // by the performer, for another code
  | { readonly type: 'cancelled' };

export type ConfirmationEffect =
  | { readonly type: 'begin' }
  | { readonly type: 'confirm'; readonly proof: string }
  | { readonly type: 'sign'; readonly options: unknown }
  | { readonly type: 'settle'; readonly isConfirmed: boolean };

export const NO_CONFIRMATION: ConfirmationState = {
  status: 'closed',
  method: undefined,
  passkeyOptions: undefined,
  error: undefined,
};

type ConfirmationStep = SlotStep<ConfirmationState, ConfirmationEvent, ConfirmationEffect>;

/** Makes a call about the question; only the answer to the newest one counts. */
const call = (
  state: ConfirmationState,
  status: 'beginning' | 'checking',
  effect: ConfirmationEffect,
): ConfirmationStep => ({
  state: { ...state, status, error: undefined },
  effects: [invoke('call', effect)],
});

const close = (isConfirmed: boolean): ConfirmationStep => ({
  state: NO_CONFIRMATION,
  effects: [leave('call'), { type: 'settle', isConfirmed }],
});

/** Requests a proof of identity until it is accepted or the performer cancels. Changes made meanwhile share the outcome. */
export const confirmation = (state: ConfirmationState, event: ConfirmationEvent): ConfirmationStep => {
  const { status, method, passkeyOptions: options } = state;
  switch (event.type) {
    case 'required':
      return status === 'closed' ? call(state, 'beginning', { type: 'begin' }) : unchanged(state);
    case 'restarted':
      return status === 'asking' ? call(state, 'beginning', { type: 'begin' }) : unchanged(state);
    case 'begun':
      return unchanged({ ...state, ...event.question, status: 'asking' });
    case 'refused':
      return unchanged({ ...state, status: 'asking', error: event.error });
    case 'proved':
      if (status !== 'asking' || method === undefined) return unchanged(state);
      return call(state, 'checking', { type: 'confirm', proof: event.proof });
    case 'passkeyChosen':
      if (status !== 'asking' || options === undefined) return unchanged(state);
      return call(state, 'checking', { type: 'sign', options });
    case 'passkeyCancelled':
      return unchanged({ ...state, status: 'asking' });
    case 'confirmed':
      return close(true);
    case 'cancelled':
      return status === 'closed' ? unchanged(state) : close(false);
  }
};
