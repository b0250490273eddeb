import { NO_INVARIANT_BROKEN } from '../scenario/run-scenario.ts';
import type { ScenarioStep } from '../scenario/scenario.wire.ts';
import { asStarted, printable } from '../terminal/print.ts';
import { clockText, fieldsText } from '../trace/timeline.ts';
import type { BrokenSeed } from './explore.ts';

const AFTER_WIDTH = 9;
const NUMBER_WIDTH = 3;

const stepText = ({ after = '0s', performer, action = '', ...rest }: ScenarioStep): string => {
  const whose = performer === undefined ? '' : `${performer} `;
  return `after ${after.padEnd(AFTER_WIDTH)} ${whose}${action}${fieldsText(rest)}`;
};

/** The expectation and what came instead; an invariant is a rule, so the words say that it did not hold. */
const outcomeText = ({ wanted, instead }: BrokenSeed['failure']): readonly string[] =>
  wanted === NO_INVARIANT_BROKEN
    ? ['  Expected: every invariant to hold', `  Broken:   ${instead}`]
    : [`  Expected: ${wanted}`, `  Happened: ${instead}`];

/**
 * Formats a finding for a person who has not seen one before.
 *
 * @param again the command that finds it again
 * @param written the file that has it as a scenario, if there is one
 */
export const findingText = (
  { seed, failure, outOf, scenario: { world, steps } }: BrokenSeed,
  { again, written }: { readonly again: string; readonly written: string | undefined },
): string => {
  const file = written ?? 'found.scenario.yaml';
  const performers = [world.performer, ...world.otherPerformers];
  const stepLines = steps.map(({ step }, index) => {
    const mark = index + 1 === failure.step ? '→' : ' ';
    return `  ${mark} ${String(index + 1).padStart(NUMBER_WIDTH)}  ${stepText(step)}`;
  });
  const lines = [
    `✗ The random shift of seed ${seed} fails at step ${failure.step}, after ${clockText(failure.at)} of virtual time.`,
    '',
    ...outcomeText(failure),
    '',
    `  ${steps.length} of its ${outOf} steps are enough to show it, by ${performers.length === 1 ? 'performer' : 'performers'} ${performers.join(', ')}:`,
    '',
    ...stepLines,
    '',
    `  in this world: ${JSON.stringify(world)}`,
    '',
    `  Again:      ${again}`,
    ...(written === undefined ? [`  As a file:  ${again} -o ${file}`] : []),
    `  Look into:  ${asStarted(`greenroom-sim replay ${file}`)}   plays that file and prints every call, event and state; --report found.html makes a page`,
    '  Read next:  docs/simulation/scenarios.md (Random shifts) for the invariants, docs/simulation/steps.md for the steps',
  ];
  return lines.map(printable).join('\n');
};
