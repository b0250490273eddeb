import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { Seconds } from '../kernel/units.ts';
import type { Service, ServiceChange } from './service.ts';

/**
 * Storage of the services that come back when work resumes. It must survive a reload, else a paused performer would have to remember them.
 */
export interface PauseMemory {
  /** Reads the services that were on when the pause began. @returns `undefined` when work was not paused. @spec §4 Services status */
  readonly read: (id: PerformerId) => readonly Service[] | undefined;
  /** Keeps the services that were on when the pause began. @spec §4 Services status — starting pause remembers which are on */
  readonly write: (id: PerformerId, remembered: readonly Service[]) => void;
  /** Forgets the pause and its break: work has resumed, or the performer has logged out. @spec §4 Services status */
  readonly clear: (id: PerformerId) => void;
  /** The time of day at which a break ends by itself; `undefined` without a break. */
  readonly breakUntil: (id: PerformerId) => Seconds | undefined;
  /** Keeps the end of a break as long as the pause, or forgets it. */
  readonly keepBreak: (id: PerformerId, until: Seconds | undefined) => void;
}

export interface ServicesApi {
  /**
   * Saves the changed flags.
   * @param remembered services that come back when work resumes, null when it has resumed; undefined where work goes on as it was, or where
   * the platform keeps no pause
   * @spec §7 PUT performer/performer_account/{id}/performer_services
   */
  readonly save: (
    id: PerformerId,
    change: ServiceChange,
    remembered: readonly Service[] | null | undefined,
  ) => AsyncResult<undefined>;
}
