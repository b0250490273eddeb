import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { Service, ServiceChange } from './service.ts';

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
