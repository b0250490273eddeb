import type { AsyncResult } from '../kernel/async-result.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { SecurityState } from './security-state.ts';

/** Calls of ours for the protection of the account; made only where the configuration has `accountSecurity`. */
export interface SecurityApi {
  /** Fetches factors, recovery codes, devices and the last change of the password. */
  readonly securityState: (id: PerformerId) => AsyncResult<SecurityState>;
}

/** Errors of the protection of the account. */
export type AccountSecurityErrorCode = 'accountSecurity.notLoaded';
