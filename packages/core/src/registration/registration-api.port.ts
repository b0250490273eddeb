import type { AsyncResult } from '../kernel/call-failure.ts';
import type { FileContent } from '../kernel/units.ts';
import type { DocumentSide, Registration } from './registration.ts';

export interface RegistrationApi {
  /** Fetches the platform's data of the invited performer. @spec §2 /register/{token} */
  readonly invitation: (token: string) => AsyncResult<{ readonly email: string }>;
  /**
   * Uploads the picture of one side of a document.
   * @returns the name the platform gave the picture
   * @spec §2 ID upload or scan, bank card upload
   */
  readonly upload: (token: string, side: DocumentSide, content: FileContent) => AsyncResult<string>;
  /** Submits the registration. @returns the new performer ID @spec §2 Registration form sections */
  readonly submit: (token: string, values: Registration) => AsyncResult<string>;
}
