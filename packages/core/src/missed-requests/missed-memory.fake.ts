import type { PerformerId } from '../kernel/ids.ts';
import type { MissedRequest } from '../session/missed-request.ts';
import type { MissedMemory } from './missed-memory.port.ts';

/** Remembers as long as it is held: for performers without a page. */
export const createMissedMemory = (): MissedMemory => {
  const remembered = new Map<PerformerId, readonly MissedRequest[]>();
  return {
    read: (id) => remembered.get(id) ?? [],
    write: (id, missed) => void remembered.set(id, missed),
    clear: () => remembered.clear(),
  };
};
