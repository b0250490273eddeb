import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createQuery, type QueryController } from '../kernel/query.controller.ts';
import type { SecurityApi } from './security-api.port.ts';
import type { SecurityState } from './security-state.ts';

export interface SecurityController {
  readonly state: QueryController<'own', SecurityState>;
  /** Clears everything at log-out. */
  readonly reset: () => void;
}

export interface SecurityDeps {
  readonly api: SecurityApi;
  readonly performerId: () => PerformerId;
  readonly log: Log;
}

/** Keeps the protection of the account. */
export const createSecurityController = ({ api, performerId, log }: SecurityDeps): SecurityController => {
  const state = createQuery<'own', SecurityState>({
    name: 'account security',
    log,
    fetch: () => api.securityState(performerId()),
  });
  return { state, reset: state.clear };
};
