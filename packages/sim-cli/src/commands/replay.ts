import { Command, InvalidArgumentError, Option } from 'commander';
import { WrongScenario } from '../scenario/mistake.ts';
import { replay, type Outcome } from '../scenario/replay.ts';
import { scenarioSchema } from '../scenario/scenario.wire.ts';
import { findScenarios, readScenario, shippedScenarios, type Scenario } from '../scenario/scenario-files.ts';
import { happeningLine, outcomeLines } from '../scenario/timeline.ts';
import { CommandFailure, EXIT } from './exit.ts';
import { printJson } from './print.ts';

interface ReplayOptions {
  readonly seed?: number;
  readonly quiet?: true;
  readonly json?: true;
  readonly schema?: true;
}

export const seedOf = (text: string): number => {
  const seed = Number(text);
  if (!/^\d+$/.test(text) || seed > 0xff_ff_ff_ff) throw new InvalidArgumentError('It must be 0 to 4294967295.');
  return seed;
};

const EXAMPLES = `
Examples:
  greenroom-sim replay join-timeout             a scenario that is shipped; \`list scenarios\` shows them
  greenroom-sim replay 'request-*' --quiet      all whose name fits, one line each
  greenroom-sim replay                          everything that is shipped
  greenroom-sim replay mine.scenario.yaml --seed 7 --json
  greenroom-sim replay --schema > scenario.schema.json

It ends with 0 when every expectation was met, with 1 when one was not, with 2 when a file is wrong.`;

/** A file or two that cannot be played are told of together, each mistake with its place. */
const read = (words: readonly string[]): readonly Scenario[] => {
  const files =
    words.length === 0
      ? shippedScenarios()
      : words.flatMap((word) => {
          const found = findScenarios(word);
          if (found.length > 0) return found;
          throw new CommandFailure(
            `There is no scenario ${word}: \`greenroom-sim list scenarios\` shows them.`,
            EXIT.wrongUse,
          );
        });
  return files.map(readScenario);
};

const show = (outcome: Outcome, { json, quiet }: ReplayOptions): void => {
  const { happenings, ...end } = outcome;
  if (json === true) {
    for (const happening of happenings) printJson(happening);
    printJson({ kind: 'end', ...end, failure: end.failure ?? null });
    return;
  }
  if (quiet !== true) for (const happening of happenings) console.log(happeningLine(happening));
  for (const line of outcomeLines(outcome)) console.log(line);
};

const play = async (words: readonly string[], options: ReplayOptions): Promise<void> => {
  if (options.schema === true) return console.log(JSON.stringify(scenarioSchema(), undefined, 2));
  const scenarios = read(words);
  const outcomes: Outcome[] = [];
  for (const scenario of scenarios) {
    const outcome = await replay(scenario, { seed: options.seed });
    show(outcome, scenarios.length > 1 ? { quiet: true, ...options } : options);
    outcomes.push(outcome);
  }
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  if (failed.length > 0) throw new CommandFailure(`${failed.length} of ${outcomes.length} failed.`);
};

const replayCommandAction = async (words: readonly string[], options: ReplayOptions): Promise<void> => {
  try {
    await play(words, options);
  } catch (error) {
    if (error instanceof WrongScenario) throw new CommandFailure(error.message, EXIT.wrongUse);
    throw error;
  }
};

export const replayCommand = (): Command =>
  new Command('replay')
    .description('play scenarios in virtual time, and tell what happened')
    .argument('[scenario...]', 'files, names of shipped scenarios, or patterns; by default all that are shipped')
    .addOption(
      new Option('--seed <number>', 'chance begins here, instead of where the scenario says').argParser(seedOf),
    )
    .option('--quiet', 'only how each ended')
    .option('--json', 'print one JSON object a line: what happened, then how it ended')
    .option('--schema', 'print the JSON Schema of scenario files, for editors')
    .addHelpText('after', EXAMPLES)
    .action(replayCommandAction);
