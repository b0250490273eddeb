import type { PerformerId } from '../kernel/ids.ts';
import type { PauseMemory } from './pause-memory.port.ts';
import type { Service } from './service.ts';

/** Remembers as long as it is held: for performers without a page. */
export const createPauseMemory = (): PauseMemory => {
  const remembered = new Map<PerformerId, readonly Service[]>();
  return {
    read: (id) => remembered.get(id),
    write: (id, services) => void remembered.set(id, services),
    clear: (id) => void remembered.delete(id),
  };
};
