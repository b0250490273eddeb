import type { PlatformClock } from '../clock/platform-clock.ts';

/** Rising numbers that also rise across a restart. */
export interface Sequence {
  readonly next: () => number;
}

const PER_MILLISECOND = 1_000;

/** Time first, so that two processes interleave as they happened. */
export const createSequence = (clock: PlatformClock): Sequence => {
  let last = 0;
  return {
    next: () => {
      last = Math.max(last + 1, clock.stamp() * PER_MILLISECOND);
      return last;
    },
  };
};
