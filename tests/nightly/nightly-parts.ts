import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { FAULT_NAMES } from '@greenroom/sim-cli/platform/faults/fault';
import { switchedOnBy } from '../../scripts/fault-book/switched-on.ts';
import { ROOT } from '../../scripts/lib/process.mjs';
import { benchReport } from '../bench/bench-report.ts';
import { MACHINES } from '../mutation/machines.ts';
import { switchedFaults } from '../support/switched-faults.ts';
import type { Figure, PartResult } from './nightly-part.ts';
import { runUntil, type Ran } from './run-until.ts';

/** The extent of a part. */
export interface PartLimits {
  readonly seconds: number;
  /** Days since 1970; picks seeds that no other day has. */
  readonly day: number;
  /** Folder for what the part writes. */
  readonly folder: string;
}

type Outcome = Pick<PartResult, 'ok' | 'figures' | 'notes'>;

/** A part of the night: a command that also runs alone. */
export interface NightlyPart {
  readonly name: string;
  /** Share of its lane's time; 0 for a part that takes as long as it takes. */
  readonly share: number;
  readonly run: (limits: PartLimits) => Promise<Outcome>;
}

const WANTED_SEEDS = 20_000;
const SEEDS_A_DAY = 100_000;
const SIM = 'packages/sim-cli/bin/greenroom-sim.mjs';
/** For parts that end by themselves. */
const LONGEST = 1_800;

const exploredWire = z.union([
  z.object({ from: z.number(), seeds: z.number(), steps: z.number(), hours: z.number() }),
  z.object({ seed: z.number(), wanted: z.string(), instead: z.string(), again: z.string() }),
]);

const explored = ({ output }: Ran): Outcome => {
  const read = exploredWire.safeParse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
  if (!read.success) return { ok: false, figures: [], notes: [output.slice(-2_000)] };
  const limit = `${WANTED_SEEDS} if there is time`;
  if ('again' in read.data) {
    const { seed, wanted, instead, again } = read.data;
    return { ok: false, figures: [], notes: [`seed ${seed}: ${instead} (expected ${wanted})`, `again: ${again}`] };
  }
  const { seeds, steps, hours, from } = read.data;
  const figures: readonly Figure[] = [
    { what: `random shifts from seed ${from} on, every invariant kept`, value: String(seeds), limit, ok: true },
    { what: 'steps in them', value: String(steps), limit: '', ok: true },
    { what: 'virtual hours', value: hours.toFixed(0), limit: '', ok: true },
  ];
  return { ok: true, figures: [...figures], notes: [] };
};

const explore: NightlyPart = {
  name: 'explore',
  share: 0.8,
  run: async ({ seconds, day }) => {
    const from = day * SEEDS_A_DAY;
    const seeds = `${from}..${from + WANTED_SEEDS - 1}`;
    return explored(
      await runUntil([SIM, 'explore', '--seeds', seeds, '--hours', '0.2', '--workers', '1', '--json'], { seconds }),
    );
  },
};

const fuzz: NightlyPart = {
  name: 'fuzz',
  share: 0.2,
  run: async ({ seconds, day }) => {
    const args = ['tests/fuzz/main.ts', '--seconds', String(Math.ceil(seconds * 0.9)), '--seed', String(day)];
    const { code, output } = await runUntil(args, { seconds: LONGEST });
    const lines = output.split('\n').filter((line) => line.includes(': '));
    const figures = lines.flatMap((line): Figure | readonly [] => {
      const [, name, inputs] = /^([\w-]+): (\d+) inputs/.exec(line) ?? [];
      if (name === undefined || inputs === undefined) return [];
      return { what: `${name}: inputs, none breaks a rule`, value: inputs, limit: '', ok: true };
    });
    return { ok: code === 0, figures, notes: code === 0 ? [] : lines.filter((line) => !/inputs, none/.test(line)) };
  },
};

/** Rows of one run of `npm run bench`. */
const benched = async (
  names: readonly string[],
  env: Record<string, string>,
  { folder }: PartLimits,
): Promise<Outcome> => {
  const json = join(folder, `bench-${names.join('-')}.json`);
  // That of an earlier commit says nothing about this one.
  rmSync(json, { force: true });
  const { output } = await runUntil(['tests/bench/main.ts', ...names, '--json', json], { seconds: LONGEST, env });
  const { rows } = benchReport.parse(JSON.parse(readFileSync(json, 'utf8')));
  const figures = rows.map(({ what, figure, unit, floor, ratio, limit, ok, error }) => ({
    what,
    value:
      error ??
      `${figure?.toPrecision(3) ?? '-'} ${unit}${floor === undefined ? '' : `, floor ${floor.toPrecision(3)}, ratio ${ratio?.toFixed(2) ?? '-'}`}`,
    limit,
    ok: ok && error === undefined,
  }));
  const ok = figures.every((figure) => figure.ok);
  return {
    ok,
    figures,
    notes: ok
      ? []
      : output
          .split('\n')
          .filter((line) => /damage|lack|Error/.test(line))
          .slice(0, 20),
  };
};

const bench = (name: string, names: readonly string[]): NightlyPart => ({
  name,
  share: 0,
  run: (limits) => benched(names, {}, limits),
});

/** Points of one round, on SQLite and on PostgreSQL: few, for a round that has begun is played to its end. */
const KILLS = [20, 5] as const;

const kill: NightlyPart = {
  name: 'kill points',
  share: 0.5,
  run: async (limits) => {
    const until = performance.now() + limits.seconds * 1_000;
    let rounds = 0;
    let bad: Outcome | undefined;
    do {
      const seed = String(limits.day * 100 + rounds);
      const outcome = await benched(['kill'], { KILLS: KILLS.join(','), KILL_SEED: seed }, limits);
      rounds += 1;
      if (!outcome.ok) bad = { ...outcome, notes: [`KILL_SEED=${seed}`, ...outcome.notes] };
    } while (bad === undefined && performance.now() < until);
    const what = 'platforms killed at a random write over all tables; nothing lacks, is doubled or unequal';
    const value = `${rounds * KILLS[0]} on SQLite, ${rounds * KILLS[1]} on PostgreSQL`;
    return bad ?? { ok: true, figures: [{ what, value, limit: '0 damages', ok: true }], notes: [] };
  },
};

const mutatedWire = z.array(
  z.object({ machine: z.string(), changes: z.number(), survived: z.array(z.string()), percent: z.number() }),
);
const LEAST_NOTICED = 85;

const mutation: NightlyPart = {
  name: 'mutation',
  share: 0.5,
  run: async ({ seconds, day, folder }) => {
    const json = join(folder, 'mutation.json');
    rmSync(json, { force: true });
    // Each night begins with another machine; one that has not changed since it was last tried takes no time.
    const first = day % MACHINES.length;
    const names = [...MACHINES.slice(first), ...MACHINES.slice(0, first)].map(({ name }) => name);
    const args = [
      'tests/mutation/main.ts',
      ...names,
      '--seconds',
      String(Math.ceil(seconds)),
      '--workers',
      '1',
      '--json',
      json,
    ];
    const { output } = await runUntil(args, { seconds: LONGEST });
    const scores = mutatedWire.safeParse(JSON.parse(readFileSync(json, 'utf8')));
    if (!scores.success) return { ok: false, figures: [], notes: [output.slice(-2_000)] };
    const figures = scores.data.map(({ machine, changes, percent }) => ({
      what: `${machine}: changes that a test notices, of ${changes}`,
      value: `${percent.toFixed(1)} %`,
      limit: `>= ${LEAST_NOTICED} %`,
      ok: percent >= LEAST_NOTICED,
    }));
    return { ok: figures.every(({ ok }) => ok), figures, notes: scores.data.flatMap(({ survived }) => survived) };
  },
};

/** Played by a unit test from the first step to the last, so what they switch on is on. */
const isScenario = (file: string): boolean => file.endsWith('.yaml');

const faults: NightlyPart = {
  name: 'faults',
  share: 0,
  run: () => {
    const named = switchedOnBy((file) => readFileSync(join(ROOT, file), 'utf8'));
    const marked = switchedFaults();
    const inScenarios = FAULT_NAMES.filter((name) => named.get(name)?.some(isScenario));
    const on = FAULT_NAMES.filter((name) => marked.has(name) || inScenarios.includes(name));
    const missing = FAULT_NAMES.filter((name) => !on.includes(name));
    const oldest = Math.min(...marked.values());
    const since = Number.isFinite(oldest) ? new Date(oldest).toISOString().slice(0, 16) : 'never';
    const what = 'faults of the simulator that were on while a test or a scenario ran';
    const value = `${on.length} of ${FAULT_NAMES.length}`;
    const ok = missing.length === 0;
    const notes = [
      `${inScenarios.length} in scenarios, ${marked.size} in tests of this checkout, the oldest of ${since}`,
      ...(ok ? [] : [`not since the tests ran here last: ${missing.join(', ')}`]),
    ];
    return Promise.resolve({ ok, figures: [{ what, value, limit: 'all, once all tests have run', ok }], notes });
  },
};

/** Two lanes share the machine; what is measured in time or memory runs alone afterwards. */
export const LANES: readonly (readonly NightlyPart[])[] = [
  [explore, fuzz],
  [kill, mutation],
];
export const ALONE: readonly NightlyPart[] = [
  faults,
  bench('herd', ['herd']),
  // 8 h in virtual time, and the visits of such a shift in a browser.
  bench('soak', ['soak', 'shift']),
  bench('size', ['first-load', 'routes']),
  bench('speed', ['kernel', 'explore', 'serve']),
];
