import type { Millis } from '@greenroom/core/kernel/units';

/** Faults, breaks of the network and pages that were left. What must hold without them is asked only once they are over. */
export interface Disturbances {
  /** @param name of a fault that lasts */
  readonly begin: (name: string) => void;
  readonly end: (name: string) => void;
  /** Notes a momentary fault with consequences. @param lasts milliseconds until those are over */
  readonly happen: (lasts?: number) => void;
  /** Ends all lasting faults. */
  readonly endAll: () => void;
  /** True when nothing has troubled the run for this many milliseconds. */
  readonly areOverFor: (time: Millis) => boolean;
}

export const createDisturbances = (now: () => number): Disturbances => {
  const on = new Set<string>();
  let last = Number.NEGATIVE_INFINITY;
  const happen = (lasts = 0): void => {
    last = Math.max(last, now() + lasts);
  };
  return {
    begin: (name) => {
      happen();
      on.add(name);
    },
    end: (name) => {
      happen();
      on.delete(name);
    },
    happen,
    endAll: () => {
      happen();
      on.clear();
    },
    areOverFor: (time) => on.size === 0 && now() - last >= time,
  };
};
