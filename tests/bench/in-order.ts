import type { Step } from '@greenroom/sim-cli/scenario/scenario.wire';

const momentOf = ({ at = '' }: Step): number => Number.parseInt(at, 10);

/** Steps that all say when they happen, in milliseconds, one after the other. */
export const inOrder = (steps: readonly Step[]): readonly Step[] =>
  steps.toSorted((left, right) => momentOf(left) - momentOf(right));
