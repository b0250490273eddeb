import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { stringify } from 'yaml';
import { explore, type BrokenSeed } from '../explore/explore.ts';
import { findingText } from '../explore/finding-text.ts';
import { FAULT_NAMES, type FaultName } from '../platform/base/faults/fault.ts';
import { isPlayable } from '../scenario/playable-fault.ts';
import type { Scenario } from '../scenario/scenario-files.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { CommandFailure, EXIT, printJson, asStarted } from '../terminal/print.ts';
import { createProgress } from '../terminal/progress.ts';
import { mayWrite, writeWhole } from '../terminal/write-whole.ts';
import { seedOf } from './replay.ts';
import { argument, type OptionsOf, wholeNumber } from './shared/argument.ts';

/** The seeds to play: how many, or from which to which. */
interface Seeds {
  readonly from: number | undefined;
  readonly count: number;
}

type ExploreCommandOptions = OptionsOf<typeof describe>;

const atLeastOne = wholeNumber('a whole number above 0', 1);
const seedsOf = (text: string): Seeds => {
  const [first, last, ...more] = text.split('..');
  if (last === undefined) return { from: undefined, count: atLeastOne(text) };
  const [from, to] = [atLeastOne(first ?? ''), atLeastOne(last)];
  if (more.length > 0 || to < from) throw new InvalidArgumentError('It must be a number, or a range such as 1..20000.');
  return { from, count: to - from + 1 };
};
const hoursOf = argument('above 0 and at most 24', (text) => {
  const hours = Number(text);
  return hours > 0 && hours <= 24 ? hours : undefined;
});
const faultsOf = (text: string): readonly FaultName[] => {
  if (text === 'all') return FAULT_NAMES;
  if (text === 'none') return [];
  return text.split(',').map((name) => {
    const fault = FAULT_NAMES.find((known) => known === name);
    if (fault === undefined)
      throw new InvalidArgumentError(
        `It must be all, none, or faults that \`greenroom-sim list faults\` shows.${didYouMean(name, FAULT_NAMES)}`,
      );
    if (!isPlayable(fault)) throw new InvalidArgumentError(`${fault} can be played on a running platform only.`);
    return fault;
  });
};

const EXAMPLES = `
Examples:
  greenroom-sim explore                                100 random shifts of an hour, with every fault
  greenroom-sim explore --seeds 500 --hours 8 --faults none
  greenroom-sim explore --faults drop-socket,save-fails
  greenroom-sim explore --from 137 --seeds 1 -o found.scenario.yaml
  greenroom-sim explore --seeds 1..20000 --hours 0.2
  greenroom-sim explore --nightly --seeds 5000         seeds that no other day has played

It ends with 0 when every invariant held, with 1 when one was broken: the first seed that breaks one is told, with the
fewest steps that still do.`;

/** A scenario as a file that \`replay\` plays. */
const fileText = ({ name, seed, world, steps }: Scenario): string =>
  stringify({ name, seed, live: false, world, steps: steps.map(({ step }) => step) });

const command = ({ seed }: BrokenSeed, { hours, faults }: ExploreCommandOptions): string => {
  const named = faults.length === 0 ? 'none' : faults.length === FAULT_NAMES.length ? 'all' : faults.join(',');
  return asStarted(`greenroom-sim explore --from ${seed} --seeds 1 --hours ${hours} --faults ${named}`);
};

const show = (finding: BrokenSeed, options: ExploreCommandOptions): void => {
  const { seed, failure, scenario } = finding;
  const again = command(finding, options);
  if (options.json !== true) return console.log(findingText(finding, { again, written: options.output }));
  const steps = scenario.steps.map(({ step }) => step);
  printJson({ seed, wanted: failure.wanted, instead: failure.instead, steps, again });
};

/** Signals that end the search: seeds that have begun are played to their end, and the count is printed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A number of seeds that no single day reaches. */
const SEEDS_A_DAY = 100_000;
const MILLIS_A_DAY = 86_400_000;

const firstSeed = ({ seeds, from, nightly }: ExploreCommandOptions): number => {
  if ([seeds.from, from, nightly].filter((given) => given !== undefined).length > 1)
    throw new CommandFailure(
      'A range of --seeds, --from and --nightly each say where to begin: give one of them.',
      EXIT.wrongUse,
    );
  if (nightly === true) return Math.floor(Date.now() / MILLIS_A_DAY) * SEEDS_A_DAY;
  return seeds.from ?? from ?? 1;
};

const exploreAction = async (options: ExploreCommandOptions): Promise<void> => {
  const { output, json, workers } = options;
  const [from, seeds] = [firstSeed(options), options.seeds.count];
  if (output !== undefined) mayWrite(output);
  let steps = 0;
  let hours = 0;
  let well = 0;
  const progress = createProgress();
  const end = new AbortController();
  const interrupt = (): void => end.abort();
  for (const signal of SIGNALS) process.once(signal, interrupt);
  const finding = await explore({
    hours: options.hours,
    faults: options.faults,
    from,
    seeds,
    workers,
    end: end.signal,
    went: (played) => {
      steps += played.steps;
      hours += played.lasted / 3_600_000;
      well += 1;
      progress.report(`${well} of ${seeds} seeds, ${hours.toFixed(1)} virtual hours`);
    },
    broke: (seed) => {
      progress.clear();
      progress.report(`Seed ${seed} breaks an invariant: looking for the fewest steps …`);
    },
  });
  progress.clear();
  for (const signal of SIGNALS) process.off(signal, interrupt);
  if (finding === undefined) {
    if (json === true) printJson({ from, seeds: well, steps, hours });
    else
      console.log(
        `✓ ${well} ${well === 1 ? 'seed' : 'seeds'} from ${from} on, ${steps} steps, ${hours.toFixed(1)} virtual hours: every invariant held.`,
      );
    if (well < seeds) throw new CommandFailure(`Ended before the other ${seeds - well} seeds.`, EXIT.interrupted);
    return;
  }
  if (output !== undefined) writeWhole(output, fileText(finding.scenario));
  show(finding, options);
  throw new CommandFailure('An invariant was broken.');
};

const describe = () =>
  new Command('explore')
    .description('play random shifts in virtual time until an invariant is broken')
    .addOption(
      new Option('--seeds <number>', 'how many shifts, or a range of seeds: 1..20000')
        .argParser(seedsOf)
        .default({ from: undefined, count: 100 }, '100'),
    )
    .addOption(new Option('--from <seed>', 'the first seed; 1 by default').argParser(seedOf))
    .option('--nightly', 'begin at a seed of its own for every day')
    .addOption(
      new Option('--workers <number>', 'how many threads play')
        .argParser(atLeastOne)
        .default(availableParallelism(), 'one a core'),
    )
    .addOption(new Option('--hours <number>', 'how long each shift is').argParser(hoursOf).default(1))
    .addOption(new Option('--faults <names>', 'all, none, or names').argParser(faultsOf).default(FAULT_NAMES, 'all'))
    .option('-o, --output <file>', 'write what was found as a scenario')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES);

export const exploreCommand = () => describe().action(exploreAction);
