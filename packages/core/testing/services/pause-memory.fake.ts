import type { PerformerId } from '../../src/kernel/ids.ts';
import type { Seconds } from '../../src/kernel/units.ts';
import type { Service } from '../../src/services/service.ts';
import type { PauseMemory } from '../../src/services/services-api.port.ts';

/** Remembers as long as it is held: for performers without a page. */
export const createPauseMemory = (): PauseMemory => {
  const remembered = new Map<PerformerId, readonly Service[]>();
  const breaks = new Map<PerformerId, Seconds>();
  return {
    read: (id) => remembered.get(id),
    write: (id, services) => void remembered.set(id, services),
    clear: (id) => {
      remembered.delete(id);
      breaks.delete(id);
    },
    breakUntil: (id) => breaks.get(id),
    keepBreak: (id, until) => {
      if (until === undefined) breaks.delete(id);
      else breaks.set(id, until);
    },
  };
};
