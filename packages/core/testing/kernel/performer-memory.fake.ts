import type { PerformerId } from '../../src/kernel/ids.ts';
import type { PerformerMemory } from '../../src/kernel/storage.port.ts';

/** Remembers as long as it is held: for performers without a page. */
export const createPerformerMemory = <Value>(): PerformerMemory<Value> => {
  const remembered = new Map<PerformerId, Value>();
  return {
    read: (id) => remembered.get(id),
    write: (id, value) => void remembered.set(id, value),
    clear: () => remembered.clear(),
  };
};
