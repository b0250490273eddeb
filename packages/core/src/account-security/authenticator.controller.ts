import { detach } from '../kernel/detach.ts';
import { createGenerations } from '../kernel/generations.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createValue, readOnly } from '../kernel/machine.ts';
import { type AsyncResult, type CallFailure, isRefusal } from '../kernel/result.ts';
import { type Protect, proofErrorOf } from './confirmation.controller.ts';
import {
  type AccountSecurityErrorCode,
  type AuthenticatorSetup,
  needsConfirmation,
  type SecurityApi,
} from './security-api.port.ts';

/** State of the authenticator app while it is changed. */
export interface AuthenticatorState {
  readonly busy: boolean;
  /** Secret of the set-up that goes on; undefined without one. */
  readonly setup: AuthenticatorSetup | undefined;
  /** New recovery codes until dismissed; no later call returns them. */
  readonly recoveryCodes: readonly string[] | undefined;
  readonly error: AccountSecurityErrorCode | undefined;
}

export interface AuthenticatorDeps {
  readonly api: Pick<
    SecurityApi,
    'beginAuthenticator' | 'proveAuthenticator' | 'removeAuthenticator' | 'renewRecoveryCodes'
  >;
  readonly protect: Protect;
  readonly performerId: () => PerformerId;
  /** Called after each change, whose state is fetched again. */
  readonly onChanged: () => void;
  readonly log: Log;
}

const NOTHING: AuthenticatorState = { busy: false, setup: undefined, recoveryCodes: undefined, error: undefined };

/** Sets an authenticator app up, switches it off, and makes its recovery codes. One call at a time. */
export const createAuthenticatorController = ({ api, protect, performerId, onChanged, log }: AuthenticatorDeps) => {
  const state = createValue(NOTHING);
  /** The next one begins when the dialog is closed: a secret, or an error, of before is not shown. */
  const dialogs = createGenerations();
  /** The next one begins at log-out: an answer to an earlier performer is dropped. */
  const logins = createGenerations();

  const run = <Answer>(
    name: string,
    call: () => AsyncResult<Answer>,
    toState: (answer: Answer, isOpen: boolean) => Partial<AuthenticatorState>,
    errorOf: (failure: CallFailure) => AccountSecurityErrorCode,
  ): void => {
    if (state.state().busy) return;
    const isOpen = dialogs.mark();
    const isCurrent = logins.mark();
    state.set({ ...state.state(), busy: true, error: undefined });
    detach(
      protect(call).then((answer) => {
        if (!isCurrent()) return;
        if (answer.ok) {
          state.set({ ...state.state(), busy: false, ...toState(answer.value, isOpen()) });
          return;
        }
        // A wrong code is no fault of the product.
        log.write(isRefusal(answer.error) ? 'info' : 'error', `failed: ${name}`, { status: answer.error.status });
        // The performer dismissed the dialog, or the prompt for the second factor: nothing failed.
        const error = needsConfirmation(answer.error) || !isOpen() ? undefined : errorOf(answer.error);
        state.set({ ...state.state(), busy: false, error });
      }),
    );
  };
  const notChanged = (): AccountSecurityErrorCode => 'accountSecurity.notChanged';
  const showCodes = (recoveryCodes: readonly string[]): Partial<AuthenticatorState> => {
    onChanged();
    return { setup: undefined, recoveryCodes };
  };
  return {
    watch: readOnly(state),
    /** Begins the set-up. */
    begin: () =>
      run(
        'setting up an authenticator app',
        () => api.beginAuthenticator(performerId()),
        (setup, isOpen) => (isOpen ? { setup } : {}),
        notChanged,
      ),
    /** Ends the set-up by a code that the app shows. */
    prove: (code: string) =>
      run(
        'proving an authenticator app',
        () => api.proveAuthenticator(performerId(), code.replaceAll(/\s/g, '')),
        showCodes,
        proofErrorOf,
      ),
    remove: () =>
      run(
        'switching off an authenticator app',
        () => api.removeAuthenticator(performerId()),
        () => {
          onChanged();
          return {};
        },
        notChanged,
      ),
    renewRecoveryCodes: () =>
      run('making recovery codes', () => api.renewRecoveryCodes(performerId()), showCodes, notChanged),
    /** Clears the error that was shown; a change under way goes on. */
    clearError: () => state.set({ ...state.state(), error: undefined }),
    /** Leaves the set-up, or puts the recovery codes away. A change under way goes on, and its recovery codes are shown. */
    close: () => {
      dialogs.begin();
      state.set({ ...NOTHING, busy: state.state().busy });
    },
    /** Clears everything at log-out. */
    reset: () => {
      logins.begin();
      state.set(NOTHING);
    },
  };
};
