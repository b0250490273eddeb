import { happensOnce, type MediaFault } from '../../base/faults/fault.ts';

export const createMediaFaults = (happen: Readonly<Partial<Record<MediaFault, () => void>>>) => {
  const active = new Set<MediaFault>();
  return {
    turn: (fault: MediaFault, on: boolean): void => {
      if (!on) active.delete(fault);
      else if (!happensOnce(fault)) active.add(fault);
      if (on) happen[fault]?.();
    },
    active: (): readonly MediaFault[] => [...active],
    isOn: (fault: MediaFault): boolean => active.has(fault),
  };
};

export type MediaFaults = ReturnType<typeof createMediaFaults>;
