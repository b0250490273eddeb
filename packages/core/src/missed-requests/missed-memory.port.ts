import type { PerformerId } from '../kernel/ids.ts';
import type { MissedRequest } from '../session/missed-request.ts';

/** Storage of missed requests that survives a reload, so that unread ones are not lost with the page. */
export interface MissedMemory {
  /** Reads the requests of this performer. @returns newest first; none of another performer's */
  readonly read: (id: PerformerId) => readonly MissedRequest[];
  readonly write: (id: PerformerId, missed: readonly MissedRequest[]) => void;
  /** Clears everything at log-out. */
  readonly clear: () => void;
}
