import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import type { MachineReport } from '../platform/admin/machine.wire.ts';
import { durationOf, durationWire } from '../scenario/duration.ts';
import { percentile } from '../swarm/latencies.ts';
import { PLATFORM_GONE, runSwarm, WorkerGone, type SwarmOutcome, type SwarmPlan } from '../swarm/swarm.ts';
import { CommandFailure, EXIT } from '../terminal/exit.ts';
import { portOption } from './shared/port-option.ts';
import { printJson, printTable } from '../terminal/print.ts';
import { reachPlatform, unwrap, type Reached } from '../terminal/running-platform.ts';

interface SwarmOptions {
  readonly port: number;
  readonly performers: number;
  readonly customers?: number;
  readonly idle: number;
  readonly for: number;
  readonly every: number;
  readonly workers: number;
  readonly json?: true;
}

/** Beyond these one machine measures itself alone. */
const MOST = { people: 5_000, workers: 16, time: 3_600_000 };
const MOST_WORKERS_BY_ITSELF = 2;
const LOOK_EVERY = 1_000;
/** In milliseconds: a platform that lets a question lie so long is busy, not gone; after a minute nobody waits for it any more. */
const BUSY_FROM = 9_000;
const GONE_AFTER = 60_000;
const MEGABYTE = 1_000_000;

const wholeNumber = (least: number, most: number) => (text: string) => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
};
const timeOf = (text: string): number => {
  const time = durationWire.safeParse(text).success ? durationOf(text) : 0;
  if (time > 0 && time <= MOST.time) return time;
  throw new InvalidArgumentError('It must be a duration such as 30s or 5m, at most 1h.');
};

const EXAMPLES = `
Examples:
  greenroom-sim swarm --performers 500 --customers 500 --for 60s
  greenroom-sim swarm --performers 0 --idle 2000 --workers 1    logged in and connected, and nothing happens
  greenroom-sim swarm --performers 50 --for 10s --every 1s --json

Start the platform with \`serve --crowd none\`. Each customer asks a performer of his own; both write a line at every --every.
It ends with 0 when everybody came, everything arrived once and nothing failed, otherwise with 1.`;

/** The platform's own processor time and memory while they talked. */
interface Load {
  readonly residentBytes: number;
  readonly cpuMilliseconds: number;
}

/** Looks at the platform until it is told to stop, and ends everything when it is gone. */
const watchPlatform = ({ admin }: Reached, gone: () => void) => {
  let first: MachineReport | undefined;
  let last: MachineReport | undefined;
  let most = 0;
  let heardAt = performance.now();
  const ask = async (): Promise<void> => {
    const askedAt = performance.now();
    const machine = await admin.machine();
    const now = performance.now();
    if (machine.ok) {
      heardAt = now;
      last = machine.value;
      most = Math.max(most, last.residentBytes);
    } else if (now - askedAt < BUSY_FROM || now - heardAt > GONE_AFTER) gone();
  };
  let asking: Promise<void> | undefined;
  const look = (): Promise<void> => (asking ??= ask().finally(() => (asking = undefined)));
  const timer = setInterval(() => void look(), LOOK_EVERY);
  return {
    begin: async () => {
      await look();
      first = last;
    },
    end: look,
    stop: () => clearInterval(timer),
    load: (): Load => ({
      residentBytes: most,
      cpuMilliseconds: (last?.cpuMilliseconds ?? 0) - (first?.cpuMilliseconds ?? 0),
    }),
  };
};

const shownTime = (milliseconds: number | undefined): string =>
  milliseconds === undefined ? '-' : `${milliseconds} ms`;
const megabytes = (bytes: number): number => Math.round(bytes / MEGABYTE);

const report = (outcome: SwarmOutcome, load: Load) => ({
  performers: outcome.performers,
  customers: outcome.customers,
  sessions: outcome.pairs,
  idle: outcome.idle,
  gatheredAfterSeconds: Math.round(outcome.gatheredAfterMilliseconds / 1_000),
  seconds: Math.round(outcome.talkedMilliseconds / 100) / 10,
  lines: outcome.said,
  lost: outcome.lost,
  doubled: outcome.doubled,
  delivery: {
    p50: percentile(outcome.latencies, 0.5) ?? null,
    p95: percentile(outcome.latencies, 0.95) ?? null,
    p99: percentile(outcome.latencies, 0.99) ?? null,
    slowest: percentile(outcome.latencies, 1) ?? null,
  },
  errors: outcome.errors,
  swarm: {
    megabytes: megabytes(outcome.residentBytes),
    cores: Math.round((outcome.cpuMilliseconds / outcome.talkedMilliseconds) * 100) / 100,
  },
  platform: {
    megabytes: megabytes(load.residentBytes),
    cores: Math.round((load.cpuMilliseconds / outcome.talkedMilliseconds) * 100) / 100,
  },
});

const show = (told: ReturnType<typeof report>): void => {
  const { delivery } = told;
  printTable([
    [
      'people',
      `${told.performers} performers, ${told.customers} customers, ${told.sessions} sessions; ${told.idle} idle`,
    ],
    ['lines', `${told.lines} in ${told.seconds} s; ${told.lost} lost, ${told.doubled} doubled`],
    [
      'delivery',
      `p50 ${shownTime(delivery.p50 ?? undefined)}, p95 ${shownTime(delivery.p95 ?? undefined)}, p99 ${shownTime(delivery.p99 ?? undefined)}, slowest ${shownTime(delivery.slowest ?? undefined)}`,
    ],
    ['swarm', `${told.swarm.megabytes} MB, ${told.swarm.cores} cores`],
    ['platform', `${told.platform.megabytes} MB, ${told.platform.cores} cores`],
    ...Object.entries(told.errors).map(([what, times]) => ['error', `${what} (${times})`]),
  ]);
};

const isWell = (
  told: ReturnType<typeof report>,
  wanted: Pick<SwarmPlan, 'performers' | 'customers' | 'idle'>,
): boolean =>
  told.performers === wanted.performers &&
  told.customers === wanted.customers &&
  told.idle === wanted.idle &&
  told.lost + told.doubled + Object.keys(told.errors).length === 0;

const swarm = async (options: SwarmOptions): Promise<void> => {
  const { performers, customers = performers, idle, json } = options;
  const reached = reachPlatform(options.port);
  const { clockRate } = unwrap(await reached.admin.state());
  const end = new AbortController();
  const platform = watchPlatform(reached, () => end.abort(PLATFORM_GONE));
  const interrupt = (): void => end.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupt);
  const plan = {
    url: reached.url,
    token: reached.token,
    clockRate,
    performers,
    customers,
    idle,
    workers: Math.min(options.workers, Math.max(1, performers, customers, idle)),
    everyMilliseconds: options.every,
    talkMilliseconds: options.for,
  };
  const watch = {
    gathered: async () => {
      await platform.begin();
      if (json !== true) console.log('Everybody is there.');
    },
    drained: platform.end,
  };
  try {
    const outcome = await runSwarm(plan, watch, end.signal);
    if (end.signal.reason === PLATFORM_GONE) throw new CommandFailure('The platform does not answer any more.');
    if (outcome === undefined) throw new CommandFailure('Ended before everybody was there.', EXIT.interrupted);
    const told = report(outcome, platform.load());
    if (json === true) printJson(told);
    else show(told);
    if (!isWell(told, plan)) throw new CommandFailure('Not everything went well.');
  } catch (error) {
    if (error instanceof WorkerGone) throw new CommandFailure(error.message);
    throw error;
  } finally {
    platform.stop();
  }
};

export const swarmCommand = () =>
  new Command('swarm')
    .description('many performers and customers on a running platform, and how well it bears them')
    .addOption(new Option('--performers <number>', 'how many').argParser(wholeNumber(0, MOST.people)).default(10))
    .addOption(
      new Option('--customers <number>', 'how many; by default one for each performer').argParser(
        wholeNumber(0, MOST.people),
      ),
    )
    .addOption(
      new Option('--idle <number>', 'performers who are only logged in and connected')
        .argParser(wholeNumber(0, MOST.people))
        .default(0),
    )
    .addOption(new Option('--for <time>', 'how long they talk').argParser(timeOf).default(10_000, '10s'))
    .addOption(
      new Option('--every <time>', 'how long each waits between two lines').argParser(timeOf).default(5_000, '5s'),
    )
    .addOption(
      new Option('--workers <number>', 'in how many processes')
        .argParser(wholeNumber(1, MOST.workers))
        .default(
          Math.min(MOST_WORKERS_BY_ITSELF, availableParallelism()),
          `one for each core, at most ${MOST_WORKERS_BY_ITSELF}`,
        ),
    )
    .addOption(portOption())
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(swarm);
