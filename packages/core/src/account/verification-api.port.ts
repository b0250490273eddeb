import type { CallFailure } from '../kernel/call-failure.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { FileContent } from '../kernel/units.ts';
import type { UrgentAction } from './verification.ts';

export interface VerificationApi {
  /** @spec §7 GET performer/performer_accounts/{id}/urgent */
  readonly urgent: (id: PerformerId) => Promise<Result<readonly UrgentAction[], CallFailure>>;
  /** Her face as a picture, or her voice as a recording; the answer says whether it is hers. @spec §1 voice and face verification */
  readonly verify: (
    id: PerformerId,
    action: UrgentAction,
    content: FileContent,
  ) => Promise<Result<undefined, CallFailure>>;
}
