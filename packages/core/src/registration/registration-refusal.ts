import type { CallFailure } from '../kernel/call-failure.ts';
import type { RegistrationErrorCode } from './registration.errors.ts';

const REFUSALS: ReadonlyMap<string, RegistrationErrorCode> = new Map<string, RegistrationErrorCode>([
  ['token_invalid', 'registration.tokenInvalid'],
  ['token_used', 'registration.tokenUsed'],
  ['token_expired', 'registration.tokenExpired'],
]);

/**
 * Reason for which the link does not open a registration; `undefined` when the platform could not be reached. @spec §8 invalid or no longer
 * valid token
 */
export const tokenRefusal = ({ message }: CallFailure): RegistrationErrorCode | undefined => REFUSALS.get(message);
