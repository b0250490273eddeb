import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { MissedRequest } from '../session/client-data.ts';

/** The account's own list of requests that did not become a session. The call is ours. @spec §4 Request flow */
export interface MissedRequestsApi {
  /** Fetches the latest of them, newest first, whichever device they rang on. */
  readonly missed: (id: PerformerId) => AsyncResult<readonly MissedRequest[]>;
}
