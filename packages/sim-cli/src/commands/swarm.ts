import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { detach } from '@greenroom/core/kernel/detach';
import { reachPlatform, unwrap, type Reached } from '../actors/running-platform.ts';
import type { MachineReport } from '../platform/base/admin-api/admin-api.wire.ts';
import { durationOf, durationWire } from '../scenario/duration.ts';
import { highestOf, parseStage } from '../swarm/stages.ts';
import { PLATFORM_GONE, runSwarm, type SwarmPlan, type TalkProgress } from '../swarm/swarm.ts';
import { parseThresholds, type Threshold } from '../swarm/thresholds.ts';
import { WorkerGone } from '../swarm/worker-process.ts';
import { CommandFailure, EXIT, printJson } from '../terminal/print.ts';
import { createProgress } from '../terminal/progress.ts';
import { argument, portOption, repeatable, wholeNumber, type OptionsOf } from './shared/argument.ts';
import { judge, printReport, report, type Load } from './shared/swarm-report.ts';

/** Beyond these one machine measures itself alone. */
export const MOST = { people: 5_000, workers: 16, time: 3_600_000 };

export const people = wholeNumber(`a whole number from 0 to ${MOST.people}`, 0, MOST.people);

export const timeOf = argument('a duration such as 30s or 5m, at most 1h', (text) => {
  const time = durationWire.safeParse(text).success ? durationOf(text) : 0;
  return time > 0 && time <= MOST.time ? time : undefined;
});

export const stageOf = argument(`a stage such as 0..500/30s, of at most ${MOST.people} pairs`, (text) => {
  const stage = parseStage(text);
  return stage !== undefined && highestOf([stage]) <= MOST.people ? stage : undefined;
});

export const thresholdsOf = (text: string): readonly Threshold[] => {
  const read = parseThresholds(text);
  if (read.ok) return read.value;
  throw new InvalidArgumentError(read.error);
};

type SwarmOptions = OptionsOf<typeof command>;

const USUAL_PERFORMERS = 10;
/** Milliseconds for which all talk where neither `--for` nor `--ramp` is given. */
const USUAL_TIME = 10_000;
const MOST_WORKERS_BY_ITSELF = 2;
/** Milliseconds between two polls of the platform. */
const POLL_PERIOD = 1_000;
/** Milliseconds after which a failed poll means that the platform is busy, not gone: one that is gone refuses the connection at once. */
const BUSY_FROM = 9_000;
/** Milliseconds without an answer after which a busy platform counts as gone as well. */
const GONE_AFTER = 60_000;

const EXAMPLES = `
Examples:
  greenroom-sim swarm --performers 500 --customers 500 --for 60s
  greenroom-sim swarm --performers 0 --idle 2000 --workers 1    logged in and connected, and nothing happens
  greenroom-sim swarm --performers 50 --for 10s --every 1s --json
  greenroom-sim swarm --ramp 0..500/30s --ramp 500..500/60s --fail-if 'p99>150ms,lost>0'

Start the platform with \`serve --crowd none\`. Each customer asks another performer; both write a line at every --every.

It ends with 0 when everybody came, everything arrived once and nothing failed, otherwise with 1. With --fail-if it ends with 1
when a threshold was crossed, and only then.`;

/** Measures the memory and the processor time of the platform every second until `stop`. @param onGone called when it answers no more */
const watchPlatform = ({ admin }: Reached, onGone: () => void) => {
  let first: MachineReport | undefined;
  let last: MachineReport | undefined;
  let mostBytes = 0;
  let answeredAt = performance.now();
  const ask = async (): Promise<void> => {
    const askedAt = performance.now();
    const machine = await admin.machine();
    const now = performance.now();
    if (machine.ok) {
      answeredAt = now;
      last = machine.value;
      mostBytes = Math.max(mostBytes, last.residentBytes);
    } else if (now - askedAt < BUSY_FROM || now - answeredAt > GONE_AFTER) onGone();
  };
  let asking: Promise<void> | undefined;
  const poll = (): Promise<void> => (asking ??= ask().finally(() => (asking = undefined)));
  const timer = setInterval(() => detach(poll()), POLL_PERIOD);
  return {
    /** Begins the measurement: processor time counts from here. */
    begin: async () => {
      await poll();
      first = last;
    },
    end: poll,
    stop: () => clearInterval(timer),
    load: (): Load => ({
      residentBytes: mostBytes,
      cpuMilliseconds: (last?.cpuMilliseconds ?? 0) - (first?.cpuMilliseconds ?? 0),
    }),
  };
};

const headcountOf = ({ performers, customers, idle, ramp }: SwarmOptions) => {
  const all = performers ?? (ramp.length > 0 ? highestOf(ramp) : USUAL_PERFORMERS);
  return { performers: all, customers: customers ?? all, idle };
};
type Headcount = ReturnType<typeof headcountOf>;
const workersFor = ({ workers }: SwarmOptions, { performers, customers, idle }: Headcount): number =>
  Math.min(workers, Math.max(1, performers, customers, idle));

const endAtSignal = (): AbortController => {
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end.abort());
  return end;
};

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1_000);
const progressText = ({ passedMilliseconds, ofMilliseconds, talking, pairs }: TalkProgress): string =>
  `${seconds(passedMilliseconds)} of ${seconds(ofMilliseconds)} s${pairs === 0 ? '' : `, ${talking} of ${pairs} pairs talk`}`;

const swarm = async (options: SwarmOptions): Promise<void> => {
  const { json, ramp, failIf } = options;
  const headcount = headcountOf(options);
  const reached = reachPlatform(options.port);
  const { clockRate } = unwrap(await reached.admin.state());
  const end = endAtSignal();
  const platform = watchPlatform(reached, () => end.abort(PLATFORM_GONE));
  const progress = createProgress();
  const watch = {
    gathered: async () => {
      await platform.begin();
      if (json !== true) console.log('Everybody is there.');
    },
    talking: (talk: TalkProgress) => progress.report(progressText(talk)),
    drained: platform.end,
  };
  try {
    const plan: SwarmPlan = {
      url: reached.url,
      token: reached.token,
      clockRate,
      ...headcount,
      workers: workersFor(options, headcount),
      everyMilliseconds: options.every,
      stages: ramp,
      talkMilliseconds: options.for ?? (ramp.length > 0 ? 0 : USUAL_TIME),
    };
    const outcome = await runSwarm(plan, watch, end.signal).finally(progress.clear);
    if (end.signal.reason === PLATFORM_GONE) throw new CommandFailure('The platform does not answer any more.');
    if (outcome === undefined) throw new CommandFailure('Ended before everybody was there.', EXIT.interrupted);
    const figures = report(outcome, platform.load());
    if (json === true) printJson(figures);
    else printReport(figures);
    judge(figures, headcount, failIf);
  } catch (error) {
    if (error instanceof WorkerGone) throw new CommandFailure(error.message);
    throw error;
  } finally {
    platform.stop();
  }
};

const command = () =>
  new Command('swarm')
    .description(
      'many performers and customers on a running platform, and how fast and how completely their lines arrive',
    )
    .addOption(
      new Option(
        '--performers <number>',
        `how many; by default ${USUAL_PERFORMERS}, or as many as --ramp needs`,
      ).argParser(people),
    )
    .addOption(new Option('--customers <number>', 'how many; by default one for each performer').argParser(people))
    .addOption(
      new Option('--idle <number>', 'performers who are only logged in and connected').argParser(people).default(0),
    )
    .addOption(
      new Option(
        '--for <time>',
        'how long they talk, after the stages of --ramp; by default 10s without any',
      ).argParser(timeOf),
    )
    .addOption(
      new Option(
        '--ramp <stage>',
        'from how many pairs to how many talk in a time: 0..500/30s; again for the next stage',
      )
        .argParser(repeatable(stageOf))
        .default([], 'all at once'),
    )
    .addOption(
      new Option('--fail-if <thresholds>', "under which the run has failed: 'p99>150ms,lost>0'")
        .argParser(thresholdsOf)
        .default([], 'any loss or error'),
    )
    .addOption(
      new Option('--every <time>', 'how long each waits between two lines').argParser(timeOf).default(5_000, '5s'),
    )
    .addOption(
      new Option('--workers <number>', 'in how many processes')
        .argParser(wholeNumber(`a whole number from 1 to ${MOST.workers}`, 1, MOST.workers))
        .default(
          Math.min(MOST_WORKERS_BY_ITSELF, availableParallelism()),
          `one for each core, at most ${MOST_WORKERS_BY_ITSELF}`,
        ),
    )
    .addOption(portOption())
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES);

export const swarmCommand = () => command().action(swarm);
