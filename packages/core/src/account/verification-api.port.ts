import type { AsyncResult } from '../kernel/call-failure.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { FileContent } from '../kernel/units.ts';
import type { UrgentAction } from './verification.ts';

export interface VerificationApi {
  /** Lists the checks that the performer must do before anything else. @spec §7 GET performer/performer_accounts/{id}/urgent */
  readonly urgent: (id: PerformerId) => AsyncResult<readonly UrgentAction[]>;
  /**
   * Sends a picture of the face or a recording of the voice; refused where it is not the performer's.
   * @spec §1 voice and face verification
   */
  readonly verify: (id: PerformerId, action: UrgentAction, content: FileContent) => AsyncResult<undefined>;
}
