import type { CallFailure } from '../kernel/call-failure.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';

/** @spec §7 performer_details — only what the main job needs; the phone number decides the phone services */
export interface PerformerDetails {
  readonly phone: string;
}

export interface AccountApi {
  /** Saves the settings JSON. @spec §7 PUT performer/performer_accounts/{id} */
  readonly saveSettings: (id: PerformerId, settings: string) => Promise<Result<undefined, CallFailure>>;
  /** @spec §7 GET performer/performer_account/{id}/performer_details */
  readonly details: (id: PerformerId) => Promise<Result<PerformerDetails, CallFailure>>;
}
