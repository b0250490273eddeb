import type { AsyncResult, CallFailure } from '../kernel/result.ts';
import type { FileContent } from '../kernel/units.ts';
import type { Language } from '../localisation/language.ts';
import type { DocumentSide, Registration } from './registration.ts';

/** Every way a registration can fail. @spec §8 Other — registration: upload error, submit failed, not all fields filled, invalid or no longer valid token */
export const REGISTRATION_ERRORS = [
  'registration.tokenInvalid',
  'registration.tokenUsed',
  'registration.tokenExpired',
  'registration.notLoaded',
  'registration.pictureTooSmall',
  'registration.uploadFailed',
  'registration.submitFailed',
  'registration.incomplete',
  'registration.notMailed',
] as const;
export type RegistrationErrorCode = (typeof REGISTRATION_ERRORS)[number];

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

export interface RegistrationApi {
  /** Fetches the platform's data of the invited performer. @spec §2 /register/{token} */
  readonly invitation: (token: string) => AsyncResult<{ readonly email: string }>;
  /**
   * Uploads the picture of one side of a document.
   * @returns the name the platform gave the picture
   * @spec §2 ID upload or scan, bank card upload
   */
  readonly upload: (token: string, side: DocumentSide, content: FileContent) => AsyncResult<string>;
  /**
   * Submits the registration.
   * @param language of the account from its first mail on; left out where the platform takes none
   * @returns the new performer ID
   * @spec §2 Registration form sections
   */
  readonly submit: (token: string, values: Registration, language?: Language) => AsyncResult<string>;
  /** Sends the mail with the link to choose the first password again. A call of ours. */
  readonly mailAgain: (token: string) => AsyncResult<void>;
}
