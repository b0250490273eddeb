import type { PerformerId } from '../../src/kernel/ids.ts';
import { silentLog } from '../../src/kernel/log.port.ts';
import { ok } from '../../src/kernel/result.ts';
import type { MissedMemory } from '../../src/missed-requests/missed-memory.port.ts';
import type { MissedRequestsDeps } from '../../src/missed-requests/missed-requests.controller.ts';
import type { MissedRequest } from '../../src/session/missed-request.ts';

/** A platform that has no list of missed requests. */
export const NO_ACCOUNT_LIST: Omit<MissedRequestsDeps, 'memory' | 'performerId'> = {
  api: { missed: () => Promise.resolve(ok([])) },
  isOffered: false,
  log: silentLog,
};

/** Remembers as long as it is held: for performers without a page. */
export const createMissedMemory = (): MissedMemory => {
  const remembered = new Map<PerformerId, readonly MissedRequest[]>();
  return {
    read: (id) => remembered.get(id) ?? [],
    write: (id, missed) => void remembered.set(id, missed),
    clear: () => remembered.clear(),
  };
};
