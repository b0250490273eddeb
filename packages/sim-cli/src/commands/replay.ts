import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { Command, Option, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { detach } from '@greenroom/core/kernel/detach';
import { reachPlatform } from '../actors/running-platform.ts';
import { hiddenTextNotice } from '../scenario/hidden-texts.ts';
import { WrongScenario } from '../scenario/mistake.ts';
import { checkLive, replayLive, type LiveTarget } from '../scenario/replay-live.ts';
import { outcomeLines, replay, type Outcome } from '../scenario/replay.ts';
import { junitReport } from '../scenario/report-files.ts';
import { reportPage } from '../scenario/report-page.ts';
import { findScenarios, readScenarios, shippedScenarios, type Scenario } from '../scenario/scenario-files.ts';
import { scenarioSchema } from '../scenario/scenario.wire.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { CommandFailure, EXIT, printJson, untilInterrupted } from '../terminal/print.ts';
import { mayWrite, writeWhole } from '../terminal/write-whole.ts';
import { traceEventLine, lineOf } from '../trace/timeline.ts';
import type { TraceEvent } from '../trace/trace-event.ts';
import { argument, type OptionsOf, wholeNumber } from './shared/argument.ts';
import { refuseUnused } from './shared/unused-options.ts';

type ReplayOptions = OptionsOf<typeof command>;

export const seedOf = wholeNumber('0 to 4294967295', 0, 0xff_ff_ff_ff);

/** Hosts of this machine: the token of a platform can be read there alone. */
const OWN_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);
const portOfLive = argument('the address of a platform on this machine, such as http://127.0.0.1:4000', (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'http:' && OWN_HOSTS.has(url.hostname) ? Number(url.port || 80) : undefined;
});

const EXAMPLES = `
Examples:
  greenroom-sim replay join-timeout             a scenario that is shipped; \`list scenarios\` shows them
  greenroom-sim replay 'request-*' --quiet      all whose name fits, one line each
  greenroom-sim replay                          everything that is shipped
  greenroom-sim replay mine.scenario.yaml --seed 7 --json
  greenroom-sim replay request-accepted --live http://127.0.0.1:4000 --performer 1004
  greenroom-sim replay request-accepted --live http://127.0.0.1:4000 --by-hand    you are the performer, at the page
  greenroom-sim replay toy-tip --report tip.html
  greenroom-sim replay --junit replay.xml --quiet               for continuous integration
  greenroom-sim replay --schema > scenario.schema.json

It ends with 0 when every expectation was met, with 1 when one was not, with 2 when a file is wrong.`;

const shippedNames = (): readonly string[] =>
  shippedScenarios().map((file) => basename(file).replace(/\.scenario\.\w+$/, ''));

/** Sentence about a word for which there is nothing to play. */
const whyNone = (word: string): string => {
  if (existsSync(word)) return `${word} has no scenario: their names end with .scenario.yaml or .scenario.json.`;
  const kind = /[./\\]/.test(word) ? 'file' : 'scenario';
  const close = didYouMean(word, shippedNames());
  return `There is no ${kind} ${word}: \`greenroom-sim list scenarios\` shows those that are shipped.${close}`;
};

/** Reads the scenarios; the mistakes of several files are reported together, each with its place. */
const read = (words: readonly string[]): readonly Scenario[] => {
  const files =
    words.length === 0
      ? shippedScenarios()
      : words.flatMap((word) => {
          const found = findScenarios(word);
          if (found.length > 0) return found;
          throw new CommandFailure(whyNone(word), EXIT.wrongUse);
        });
  return files.flatMap(readScenarios);
};

const printEvent = (traceEvent: TraceEvent): void => console.log(traceEventLine(traceEvent));
/** Checks whether lines are printed as they happen: in real time, unless played by hand, as JSON or quietly. */
const isWatched = ({ clock, live, byHand, json, quiet }: ReplayOptions): boolean =>
  (clock === 'real' || live !== undefined) && byHand !== true && json !== true && quiet !== true;

const show = (outcome: Outcome, { steps }: Scenario, options: ReplayOptions): void => {
  const { traceEvents, ...end } = outcome;
  if (options.json === true) {
    if (options.quiet !== true) for (const traceEvent of traceEvents) printJson(traceEvent);
    printJson({ kind: 'end', ...end, failure: end.failure ?? null });
    return;
  }
  if (options.quiet !== true && !isWatched(options)) for (const traceEvent of traceEvents) printEvent(traceEvent);
  for (const line of outcomeLines(outcome)) console.log(line);
  const hidden = hiddenTextNotice(steps);
  if (hidden !== undefined) console.log(`  ${hidden}`);
};

/** Prints the performer's next step at once, for the person who plays by hand. */
const askPerformer =
  ({ json }: ReplayOptions) =>
  (traceEvent: TraceEvent): void => {
    if (json !== true && traceEvent.kind === 'does' && traceEvent.who === 'performer')
      console.log(`Now you: ${lineOf(traceEvent).text.replace('▸ ', '')}`);
  };

/** Plays one scenario. A live platform must have been started by the same user on this machine. */
const playOne = (scenario: Scenario, options: ReplayOptions, listen: LiveTarget['listen']): Promise<Outcome> => {
  const { live, performer, seed, byHand, clock } = options;
  if (live === undefined)
    return replay(scenario, { seed, clock, ...(isWatched(options) ? { follow: printEvent } : {}) });
  const reached = reachPlatform(live);
  const performerId = performer ?? scenario.world.performer;
  const onEvent = isWatched(options) ? printEvent : undefined;
  const follow = byHand === true ? askPerformer(options) : onEvent;
  return replayLive(scenario, { ...reached, performerId, listen, byHand: byHand === true, follow });
};

/**
 * Waits for Ctrl-C on a running platform, so that no login is left there. Before the first login Ctrl-C ends the
 * program at once.
 */
const createEar = (): LiveTarget['listen'] => {
  let isOver: boolean | undefined;
  return () => {
    if (isOver === undefined) detach(untilInterrupted().then(() => (isOver = true)));
    isOver ??= false;
    return () => isOver === true;
  };
};

const LIVE_ALONE = ['performer', 'byHand'];
const VIRTUAL_ALONE = ['seed', 'clock'];
const OF_A_RUN = [...LIVE_ALONE, ...VIRTUAL_ALONE, 'live', 'report', 'junit', 'quiet', 'json'];

const refuseUnusedOptions = (command: CommandUnknownOpts, { live, schema }: ReplayOptions): void => {
  if (schema === true) return refuseUnused(command, OF_A_RUN, 'with --schema');
  refuseUnused(
    command,
    live === undefined ? LIVE_ALONE : VIRTUAL_ALONE,
    live === undefined ? 'without --live' : 'with --live',
  );
};

const play = async (words: readonly string[], options: ReplayOptions): Promise<void> => {
  if (options.schema === true) return console.log(JSON.stringify(scenarioSchema(), undefined, 2));
  const scenarios = read(words);
  if (options.live !== undefined) checkLive(scenarios);
  for (const file of [options.report, options.junit]) if (file !== undefined) mayWrite(file);
  const outcomes: Outcome[] = [];
  const listen = createEar();
  const told = scenarios.length > 1 ? { quiet: true as const, ...options } : options;
  for (const scenario of scenarios) {
    const outcome = await playOne(scenario, told, listen);
    show(outcome, scenario, told);
    outcomes.push(outcome);
  }
  if (options.report !== undefined) writeWhole(options.report, reportPage(outcomes));
  if (options.junit !== undefined) writeWhole(options.junit, junitReport(outcomes));
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  if (failed.length > 0) throw new CommandFailure(`${failed.length} of ${outcomes.length} failed.`);
};

const replayCommandAction = async (
  words: readonly string[],
  options: ReplayOptions,
  self: CommandUnknownOpts,
): Promise<void> => {
  refuseUnusedOptions(self, options);
  try {
    await play(words, options);
  } catch (error) {
    if (error instanceof WrongScenario) throw new CommandFailure(error.message, EXIT.wrongUse);
    throw error;
  }
};

const command = () =>
  new Command('replay')
    .description('play scenarios in virtual time, and tell what happened')
    .argument(
      '[scenario...]',
      'files, folders, names of shipped scenarios, or patterns; by default all that are shipped',
    )
    .addOption(
      new Option('--seed <number>', 'chance begins here, instead of where the scenario says').argParser(seedOf),
    )
    .addOption(
      new Option(
        '--live <url>',
        'on a running platform of this machine and in real time, through the product’s own adapters',
      ).argParser(portOfLive),
    )
    .option('--performer <id>', 'live: as whom, instead of whom the scenario names')
    .option('--by-hand', 'live: the performer is a person at the page, who is told what to do')
    .addOption(
      new Option('--clock <which>', 'without --live: in no time, or as slowly as it would be')
        .choices(['virtual', 'real'])
        .default('virtual'),
    )
    .option('--report <file>', 'write one page of HTML with everything that happened, in lanes')
    .option('--junit <file>', 'write how each ended as JUnit writes it, for continuous integration')
    .option('--quiet', 'only how each ended, as always where several are played')
    .option('--json', 'print one JSON object a line: what happened, then how it ended')
    .option('--schema', 'print the JSON Schema of scenario files, for editors')
    .addHelpText('after', EXAMPLES);

export const replayCommand = () => command().action(replayCommandAction);
