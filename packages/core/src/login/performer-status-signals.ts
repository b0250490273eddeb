import type { PerformerAccount } from '../account/performer-account.ts';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Millis } from '../kernel/units.ts';
import type { Credentials } from './auth-api.port.ts';
import type { LoginErrorCode } from './login.errors.ts';

/** Outcome of a log-out. `anonymous`: refused, for there is no login; `unconfirmed`: without an answer, so it may have arrived. */
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
  /** Stores that a log-out has not reached the platform yet, so that the next page knows it. */
  | { readonly type: 'rememberUnconfirmed'; readonly isLogOutUnconfirmed: boolean }
  | { readonly type: 'scheduleCheck'; readonly after: Millis }
  | { readonly type: 'cancelCheck' }
  | { readonly type: 'leave' };
