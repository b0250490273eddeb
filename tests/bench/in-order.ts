import type { ScenarioStep } from '@greenroom/sim-cli/scenario/scenario.wire';

const momentOf = ({ at = '' }: ScenarioStep): number => Number.parseInt(at, 10);

/** Steps that all say when they happen, in milliseconds, one after the other. */
export const inOrder = (steps: readonly ScenarioStep[]): readonly ScenarioStep[] =>
  steps.toSorted((left, right) => momentOf(left) - momentOf(right));
