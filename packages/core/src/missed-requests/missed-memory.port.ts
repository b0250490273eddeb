import type { PerformerId } from '../kernel/ids.ts';
import type { MissedRequest } from './missed-request.ts';

/** Where the requests she missed outlive a reload: what she has not read yet must not be gone with the page. */
export interface MissedMemory {
  /** @returns newest first; nothing of anybody else's */
  readonly read: (id: PerformerId) => readonly MissedRequest[];
  readonly write: (id: PerformerId, missed: readonly MissedRequest[]) => void;
  /** She has logged out. */
  readonly clear: () => void;
}
