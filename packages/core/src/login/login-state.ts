import type { PerformerAccount } from '../account/performer-account.ts';
import type { LoginErrorCode } from './login.errors.ts';
import type { CodeChannel } from './login-refusal.ts';

/** @spec §4 Performer status */
export type PerformerStatus = 'unauthenticated' | 'authenticating' | 'initializing' | 'authenticated' | 'loggedOut';

/** What the login page and the guards see. @spec §4 Performer status, §8 Login */
export interface LoginState {
  readonly status: PerformerStatus;
  /** From `initializing` on, refreshed by every session check. */
  readonly account: PerformerAccount | undefined;
  /** The second step: the platform wants the code it sent there. */
  readonly codeSentBy: CodeChannel | undefined;
  /** A login is active elsewhere and she may take it over. */
  readonly takeOverOffered: boolean;
  /** What the login page shows, or why she could not log out; cleared by the next attempt. */
  readonly error: LoginErrorCode | undefined;
  /** The first session check has answered; the guards wait for it. */
  readonly checkedOnce: boolean;
  /** Why she was logged out by force; cleared by the next attempt. */
  readonly forcedOut: LoginErrorCode | undefined;
}

export interface PerformerStatusState extends LoginState {
  /** Names what is going on now; an answer to anything earlier is dropped. */
  readonly generation: number;
  /** What the session check that is under way at the start is for. */
  readonly occasion: 'startUp' | 'attempt';
  /** Where a failed log-out goes back to. */
  readonly loggedInAs: 'initializing' | 'authenticated';
}

/** Before anything is known. */
export const UNKNOWN_VISITOR: PerformerStatusState = {
  status: 'unauthenticated',
  account: undefined,
  codeSentBy: undefined,
  takeOverOffered: false,
  error: undefined,
  checkedOnce: false,
  forcedOut: undefined,
  generation: 0,
  occasion: 'startUp',
  loggedInAs: 'initializing',
};
