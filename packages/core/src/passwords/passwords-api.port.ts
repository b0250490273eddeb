import type { PerformerId } from '../kernel/ids.ts';
import { fieldOf } from '../kernel/json.ts';
import type { AsyncResult, CallFailure } from '../kernel/result.ts';
import { isPasswordProblem, type PasswordProblem } from './password-rules.ts';

export interface NewPassword {
  readonly password: string;
  /** Logs out every other device. */
  readonly endOthers: boolean;
}

export interface PasswordChange extends NewPassword {
  readonly current: string;
}

/** Calls of ours for passwords; made only where the configuration has `passwords`. */
export interface PasswordsApi {
  readonly changePassword: (id: PerformerId, change: PasswordChange) => AsyncResult<undefined>;
  /** Asks for a link by e-mail. The answer is the same for an ID that does not exist. */
  readonly askForLink: (performerId: string) => AsyncResult<undefined>;
  /** Checks whether a link still works, without using it. */
  readonly checkLink: (token: string) => AsyncResult<undefined>;
  /** Logs out the device that a mail told of. @returns the token of a link to set a new password */
  readonly denyLogin: (token: string) => AsyncResult<string>;
  /** Sets a new password by a link, which works once. */
  readonly resetPassword: (token: string, next: NewPassword) => AsyncResult<undefined>;
}

/** Every way in which a password can fail to be changed. */
export const PASSWORDS_ERRORS = [
  'passwords.tooShort',
  'passwords.tooLong',
  'passwords.common',
  'passwords.ownName',
  'passwords.breached',
  'passwords.wrongCurrent',
  'passwords.tooManyAttempts',
  'passwords.linkInvalid',
  'passwords.linkUsed',
  'passwords.linkExpired',
  'passwords.notChecked',
  'passwords.notSent',
  'passwords.notChanged',
] as const;
export type PasswordsErrorCode = (typeof PASSWORDS_ERRORS)[number];

const REFUSALS: ReadonlyMap<string, PasswordsErrorCode> = new Map<string, PasswordsErrorCode>([
  ['incorrect_password', 'passwords.wrongCurrent'],
  ['too_many_attempts', 'passwords.tooManyAttempts'],
  ['token_invalid', 'passwords.linkInvalid'],
  ['token_used', 'passwords.linkUsed'],
  ['token_expired', 'passwords.linkExpired'],
]);

/** The refusal of a password by its rules, in the form of a refused call. */
export const refusedPassword = (reason: PasswordProblem): CallFailure => ({
  kind: 'status',
  status: 422,
  message: 'password_refused',
  body: { error: 'password_refused', reason },
});

/** @param otherwise error of a call that the platform did not refuse */
export const passwordError = ({ message, body }: CallFailure, otherwise: PasswordsErrorCode): PasswordsErrorCode => {
  const reason = fieldOf(body, 'reason');
  if (message === 'password_refused' && isPasswordProblem(reason)) return `passwords.${reason}`;
  return REFUSALS.get(message) ?? otherwise;
};

/** Checks whether a link can never work again, so that only another one helps. */
export const isDeadLink = (code: PasswordsErrorCode | undefined): boolean =>
  code === 'passwords.linkInvalid' || code === 'passwords.linkUsed' || code === 'passwords.linkExpired';
