import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';

/**
 * Details of a performer that decide the phone services.
 * @spec §7 performer_details — only what the main job needs; the phone number decides the phone services
 */
export interface PerformerDetails {
  readonly phone: string;
}

/** Errors of the performer account. @spec §8 Profile and media — settings, save … failed; §1 voice and face verification */
export const ACCOUNT_ERRORS = ['account.settingsNotSaved', 'account.verificationNotSent'] as const;
export type AccountErrorCode = (typeof ACCOUNT_ERRORS)[number];

export interface AccountApi {
  /** Saves the settings JSON. @spec §7 PUT performer/performer_accounts/{id} */
  readonly saveSettings: (id: PerformerId, settings: string) => AsyncResult<undefined>;
  /** Reads the details of a performer. @spec §7 GET performer/performer_account/{id}/performer_details */
  readonly details: (id: PerformerId) => AsyncResult<PerformerDetails>;
}
