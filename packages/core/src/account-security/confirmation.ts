import type { CallFailure } from '../kernel/call-failure.ts';
import { millis, type Millis } from '../kernel/units.ts';

/** Time for which a login counts as confirmed; later a protected change asks for the second factor again. */
const CONFIRMED_FOR = millis(10 * 60_000);

/** Checks whether the latest proof of identity is recent enough for a protected change. */
export const isConfirmed = (provedAt: Millis, now: Millis): boolean => now - provedAt < CONFIRMED_FOR;

/** Proof that the platform wants: a code of the app, a code that it sends, or the password. */
export type ConfirmationMethod = 'authenticator' | 'email' | 'sms' | 'password';

/** Question of the platform for a proof: the one it wants, and a passkey in its place. */
export interface ConfirmationQuestion {
  readonly method: ConfirmationMethod;
  /** Options of WebAuthn for the browser; undefined where the account has no passkey. */
  readonly passkeyOptions: unknown;
}

/** Refusal of a protected change by a login whose identity was not confirmed lately. */
export const CONFIRMATION_REQUIRED = { status: 401, error: 'confirmation_required' } as const;

/** Checks whether the platform refused a change until the identity is confirmed. */
export const needsConfirmation = ({ status, message }: CallFailure): boolean =>
  status === CONFIRMATION_REQUIRED.status && message === CONFIRMATION_REQUIRED.error;
