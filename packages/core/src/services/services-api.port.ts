import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { ServiceChange } from './service.ts';

export interface ServicesApi {
  /** Saves the changed flags. @spec §7 PUT performer/performer_account/{id}/performer_services */
  readonly save: (id: PerformerId, change: ServiceChange) => AsyncResult<undefined>;
}
