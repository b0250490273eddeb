import { silentLog } from '../../src/kernel/log.port.ts';
import { ok } from '../../src/kernel/result.ts';
import type { MissedRequestsDeps } from '../../src/missed-requests/missed-requests.controller.ts';

/** A platform that has no list of missed requests. */
export const NO_ACCOUNT_LIST: Omit<MissedRequestsDeps, 'memory' | 'performerId'> = {
  api: { missed: () => Promise.resolve(ok([])) },
  isOffered: false,
  log: silentLog,
};
