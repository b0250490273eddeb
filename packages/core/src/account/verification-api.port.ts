import type { Answer } from '../kernel/answer.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { FileContent } from '../kernel/units.ts';
import type { UrgentAction } from './verification.ts';

export interface VerificationApi {
  /** @spec §7 GET performer/performer_accounts/{id}/urgent */
  readonly urgent: (id: PerformerId) => Answer<readonly UrgentAction[]>;
  /** Her face as a picture, or her voice as a recording; the answer says whether it is hers. @spec §1 voice and face verification */
  readonly verify: (id: PerformerId, action: UrgentAction, content: FileContent) => Answer<undefined>;
}
