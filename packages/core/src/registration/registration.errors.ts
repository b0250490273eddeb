import type { CallFailure } from '../kernel/call-failure.ts';

/** Every way a registration can fail. @spec §8 Other — registration: upload error, submit failed, not all fields filled, invalid or no longer valid token */
export type RegistrationErrorCode =
  | 'registration.tokenInvalid'
  | 'registration.tokenUsed'
  | 'registration.tokenExpired'
  | 'registration.notLoaded'
  | 'registration.pictureTooSmall'
  | 'registration.uploadFailed'
  | 'registration.submitFailed'
  | 'registration.incomplete';

const REFUSALS: ReadonlyMap<string, RegistrationErrorCode> = new Map<string, RegistrationErrorCode>([
  ['token_invalid', 'registration.tokenInvalid'],
  ['token_used', 'registration.tokenUsed'],
  ['token_expired', 'registration.tokenExpired'],
]);

/**
 * Reason for which the link does not open a registration; `undefined` for any other failure, such as no connection.
 * @spec §8 invalid or no longer valid token
 */
export const tokenRefusal = ({ message }: CallFailure): RegistrationErrorCode | undefined => REFUSALS.get(message);
