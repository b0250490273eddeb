import type { PerformerId } from '../kernel/ids.ts';
import type { Service } from './service.ts';

/**
 * Which services come back when work resumes. What it keeps must outlive a reload, else a paused performer would have to
 * remember them herself.
 */
export interface PauseMemory {
  /** @returns `undefined` when work was not paused. @spec §4 Services status */
  readonly read: (id: PerformerId) => readonly Service[] | undefined;
  /** @spec §4 Services status — starting pause remembers which are on */
  readonly write: (id: PerformerId, remembered: readonly Service[]) => void;
  /** She works again, or has logged out. @spec §4 Services status */
  readonly clear: (id: PerformerId) => void;
}
