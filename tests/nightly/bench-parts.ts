import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { benchReport, type MeasuredRow } from '../bench/bench-report.ts';
import { failed, type Figure, type NightlyPart, type Outcome, type PartLimits } from './nightly-part.ts';
import { runUntil, withoutResult } from './run-until.ts';

/** Longest time of a benchmark in seconds; on a quiet machine each takes less than a third. */
const LONGEST = 900;
const MOST_NOTES = 20;

const figureOf = ({ what, figure, unit, floor, ratio, limit, ok, error }: MeasuredRow): Figure => ({
  what,
  value:
    error ??
    `${figure?.toPrecision(3) ?? '-'} ${unit}${floor === undefined ? '' : `, floor ${floor.toPrecision(3)}, ratio ${ratio?.toFixed(2) ?? '-'}`}`,
  limit,
  ok: ok && error === undefined,
});

/** Rows of one run of `npm run bench`. */
const benched = async (
  names: readonly string[],
  env: Record<string, string>,
  { folder }: PartLimits,
): Promise<Outcome> => {
  const json = join(folder, `bench-${names.join('-')}.json`);
  // That of an earlier commit says nothing about this one.
  rmSync(json, { force: true });
  const ran = await runUntil(['tests/bench/main.ts', ...names, '--json', json], { seconds: LONGEST, env });
  if (!existsSync(json)) return failed(withoutResult(ran));
  const figures = benchReport.parse(JSON.parse(readFileSync(json, 'utf8'))).rows.map(figureOf);
  const ok = figures.length > 0 && figures.every((figure) => figure.ok);
  const notable = ran.output.split('\n').filter((line) => /damage|lack|Error|not measured/.test(line));
  return { ok, figures, notes: ok ? [] : notable.slice(0, MOST_NOTES) };
};

export const bench = (name: string, names: readonly string[]): NightlyPart => ({
  name,
  share: 0,
  run: (limits) => benched(names, {}, limits),
});

/** Points of one round, on SQLite and on PostgreSQL: few, for a round that has begun is played to its end. */
const KILLS = [20, 5] as const;

export const KILL: NightlyPart = {
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
