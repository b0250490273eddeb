import { SINGLE_NODE, type Nodes } from '../environment/nodes.port.ts';
import type { PlatformClock } from '../environment/platform-clock.ts';

/** Rising numbers that also rise across a restart. */
export interface Sequence {
  readonly next: () => number;
}

const PER_MILLISECOND = 1_000;

/** Position of the first row of a moment. @param at epoch milliseconds */
export const positionAt = (at: number): number => at * PER_MILLISECOND;

/**
 * Time first, so that several nodes interleave as it happened; each takes only numbers with its own remainder, so that no two take
 * the same.
 */
export const createSequence = (
  clock: Pick<PlatformClock, 'stamp'>,
  { slot, most }: Pick<Nodes, 'slot' | 'most'> = SINGLE_NODE,
): Sequence => {
  let last = 0;
  return {
    next: () => {
      const least = Math.max(last + 1, positionAt(clock.stamp()));
      last = least + ((slot() - (least % most) + most) % most);
      return last;
    },
  };
};
