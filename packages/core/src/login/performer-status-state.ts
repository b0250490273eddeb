import type { PerformerAccount } from '../account/performer-account.ts';
import type { CallFailure, Result } from '../kernel/result.ts';
import type { Seconds, Millis } from '../kernel/units.ts';
import type { Credentials } from './auth-api.port.ts';
import type { CodeChannel } from './login-refusal.ts';
import type { LoginErrorCode } from './login.errors.ts';

/**
 * Steps of a login: `initializing` while the work is loaded, `loggedOut` while a log-out is under way or was forced.
 * @spec §4 Performer status
 */
export type PerformerStatus = 'unauthenticated' | 'authenticating' | 'initializing' | 'authenticated' | 'loggedOut';

/** State for the login page and the guards. @spec §4 Performer status, §8 Login */
export interface LoginState {
  readonly status: PerformerStatus;
  /** From `initializing` on, refreshed by every session check. */
  readonly account: PerformerAccount | undefined;
  /** The second step: the platform wants the code it sent there. */
  readonly codeSentBy: CodeChannel | undefined;
  /** True when a login is active elsewhere and may be taken over. */
  readonly takeOverOffered: boolean;
  /** Error for the login page, or reason of a failed log-out; cleared by the next attempt. */
  readonly error: LoginErrorCode | undefined;
  /** Time until the platform judges another try, where the error is that there were too many. */
  readonly tryAgainAfter: Seconds | undefined;
  /** The first session check has answered; the guards wait for it. */
  readonly checkedOnce: boolean;
  /** Reason of a forced log-out; cleared by the next attempt. */
  readonly forcedOut: LoginErrorCode | undefined;
  /** Occasion of authenticating: the first check of a page, a log-in, or a log-out of an unknown login. */
  readonly occasion: 'startUp' | 'attempt' | 'logOut';
}

/** State of the machine, with what only its own steps read. */
export interface PerformerStatusState extends LoginState {
  /** Id of the current attempt; answers to earlier ones are dropped. */
  readonly generation: number;
  /** Status to which a failed log-out returns. */
  readonly loggedInAs: 'initializing' | 'authenticated';
  /** True after a log-out on this device that has not reached the platform yet. */
  readonly isLogOutUnconfirmed: boolean;
}

/** Before anything is known. */
export const UNKNOWN_IDENTITY: PerformerStatusState = {
  status: 'unauthenticated',
  account: undefined,
  codeSentBy: undefined,
  takeOverOffered: false,
  error: undefined,
  tryAgainAfter: undefined,
  checkedOnce: false,
  forcedOut: undefined,
  generation: 0,
  occasion: 'startUp',
  loggedInAs: 'initializing',
  isLogOutUnconfirmed: false,
};

/** Checks whether a session check has found a performer. */
export const isLoggedIn = ({ status }: PerformerStatusState): boolean =>
  status === 'initializing' || status === 'authenticated';

/** The state without a login, with everything of the last one cleared. */
export const outside = ({ generation, occasion, isLogOutUnconfirmed }: PerformerStatusState): PerformerStatusState => ({
  ...UNKNOWN_IDENTITY,
  checkedOnce: true,
  generation: generation + 1,
  occasion,
  isLogOutUnconfirmed,
});

/** Checks whether the platform could not be reached: the login is unknown until it answers. */
export const isUnreachable = ({ error }: Pick<LoginState, 'error'>): boolean => error === 'login.unreachable';

/** Checks whether the first check must be repeated. */
export const isUnknown = (state: PerformerStatusState): boolean =>
  state.status === 'unauthenticated' && isUnreachable(state);

/** Outcome of a log-out. `anonymous`: refused, for there is no login; `unconfirmed`: without an answer of the platform, so it may have arrived. */
export type LogOutOutcome = 'worked' | 'refused' | 'anonymous' | 'unconfirmed';

export type PerformerStatusEvent =
  | { readonly type: 'started' } // the app, once
  | { readonly type: 'attempted'; readonly credentials: Credentials } // the performer logs in, or takes over
  | { readonly type: 'wentBackToPassword' } // the performer leaves the code step
  | { readonly type: 'initialised' } // the app, when everything is loaded
  | { readonly type: 'logOutRequested' } // the performer
  | { readonly type: 'logOutForced'; readonly reason: LoginErrorCode } // the app: another tab, the platform's logout event
  | { readonly type: 'loginAnswered'; readonly generation: number; readonly failure: CallFailure | undefined } // auth/login
  | {
      readonly type: 'sessionAnswered'; // check_session
      readonly generation: number;
      readonly answer: Result<PerformerAccount, CallFailure>;
    }
  | {
      readonly type: 'logOutAnswered'; // auth/logout
      readonly generation: number;
      readonly outcome: LogOutOutcome;
    }
  | { readonly type: 'checkDue' } // the timer of 60 s
  | { readonly type: 'left' }; // this machine, once all listeners saw `loggedOut`

export type PerformerStatusEffect =
  | { readonly type: 'logIn'; readonly generation: number; readonly credentials: Credentials }
  | { readonly type: 'checkSession'; readonly generation: number; readonly moment: 'start' | 'check' }
  | { readonly type: 'logOut'; readonly generation: number }
  /** Stores that a log-out is not confirmed by the platform yet, so that the next page knows it. */
  | { readonly type: 'rememberUnconfirmed'; readonly isLogOutUnconfirmed: boolean }
  | { readonly type: 'scheduleCheck'; readonly after: Millis }
  | { readonly type: 'cancelCheck' }
  | { readonly type: 'leave' };
