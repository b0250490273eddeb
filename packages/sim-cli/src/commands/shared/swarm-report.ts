import { percentile } from '../../swarm/latencies.ts';
import type { SwarmOutcome, SwarmPlan } from '../../swarm/swarm.ts';
import { crossed, type Threshold } from '../../swarm/thresholds.ts';
import { CommandFailure, printTable } from '../../terminal/print.ts';

const MEGABYTE = 1_000_000;

/** The platform's own processor time and memory while they talked. */
export interface Load {
  readonly residentBytes: number;
  readonly cpuMilliseconds: number;
}

const shownTime = (milliseconds: number | undefined): string =>
  milliseconds === undefined ? '-' : `${milliseconds} ms`;
const megabytes = (bytes: number): number => Math.round(bytes / MEGABYTE);

/** The figures of a run as they are printed. */
export const report = (outcome: SwarmOutcome, load: Load) => ({
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

/** Prints them for a person. */
export const printReport = (told: ReturnType<typeof report>): void => {
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

const valuesOf = (told: ReturnType<typeof report>): Parameters<typeof crossed>[1] => ({
  p50: told.delivery.p50 ?? undefined,
  p95: told.delivery.p95 ?? undefined,
  p99: told.delivery.p99 ?? undefined,
  slowest: told.delivery.slowest ?? undefined,
  lines: told.lines,
  lost: told.lost,
  doubled: told.doubled,
  errors: Object.values(told.errors).reduce((sum, count) => sum + count, 0),
  sessions: told.sessions,
});

/** @throws CommandFailure when it did not go as it should */
export const judge = (
  told: ReturnType<typeof report>,
  wanted: Parameters<typeof isWell>[1],
  thresholds: readonly Threshold[],
): void => {
  const over = crossed(thresholds, valuesOf(told));
  if (over.length > 0) throw new CommandFailure(`Failed: ${over.join('; ')}.`);
  if (thresholds.length === 0 && !isWell(told, wanted)) throw new CommandFailure('Not everything went well.');
};
