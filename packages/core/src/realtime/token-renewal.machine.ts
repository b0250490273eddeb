import { unchanged, type SlotStep } from '../kernel/machine.ts';
import { after, leave } from '../kernel/slots.ts';
import { TOKEN_WAIT } from './realtime.constants.ts';

/** Renewal of the short-lived token with which the connection authenticates. */
export interface TokenRenewal {
  /** `waiting`: the platform refused the token, and a new one is requested. */
  readonly status: 'idle' | 'waiting';
  /** True once a new token was tried: a platform that refuses its own new token refuses the performer. */
  readonly isTried: boolean;
}

export type TokenRenewalEvent =
  | { readonly type: 'refused' } // from the connection
  | { readonly type: 'continued' } // from the connection: it tries again, or is not wanted any more
  | { readonly type: 'authenticated' } // from the connection
  | { readonly type: 'tokenReceived'; readonly isRefused: boolean } // from the app; whether the last one was refused
  | { readonly type: 'waitOver' } // from the clock
  | { readonly type: 'reset' }; // at log-out

export type TokenRenewalEffect = { readonly type: 'requestToken' | 'connect' | 'reportLost' };

type TokenRenewalStep = SlotStep<TokenRenewal, TokenRenewalEvent, TokenRenewalEffect>;

export const NO_RENEWAL: TokenRenewal = { status: 'idle', isTried: false };

const idle = (state: TokenRenewal, { isTried }: Pick<TokenRenewal, 'isTried'> = state): TokenRenewalStep => ({
  state: state.status === 'idle' && isTried === state.isTried ? state : { status: 'idle', isTried },
  effects: state.status === 'waiting' ? [leave('token')] : [],
});

/**
 * Requests a new token after a refused connection, and connects with it once. The connection is lost when
 * the new token is refused too, or when none comes in time; until then the session goes on.
 * @spec §7 Real-time socket — 'user' (authentication)
 */
export const tokenRenewal = (state: TokenRenewal, event: TokenRenewalEvent): TokenRenewalStep => {
  switch (event.type) {
    case 'refused':
      return !state.isTried
        ? {
            state: { status: 'waiting', isTried: false },
            effects: [after('token', TOKEN_WAIT, { type: 'waitOver' }), { type: 'requestToken' }],
          }
        : { state, effects: [{ type: 'reportLost' }] };
    case 'continued':
      return idle(state);
    case 'authenticated':
    case 'reset':
      return idle(state, { isTried: false });
    case 'tokenReceived':
      return event.isRefused && !state.isTried
        ? { state: { ...state, isTried: true }, effects: [{ type: 'connect' }] }
        : unchanged(state);
    case 'waitOver':
      return state.status === 'waiting'
        ? { state: { ...state, status: 'idle' }, effects: [{ type: 'reportLost' }] }
        : unchanged(state);
  }
};
