// Measures two commits in turn, each in a worktree of its own, so that a busy hour of the machine hits both.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions } from './bench-options.ts';
import { benchReport, changeInPercent, percent, sameRow, withUnit, type MeasuredRow } from './bench-report.ts';

interface Side {
  readonly commit: string;
  readonly folder: string;
  readonly rounds: MeasuredRow[][];
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', [...args], { encoding: 'utf8', cwd: import.meta.dirname }).trim();

const checkOut = (commit: string, folder: string): Side => {
  git('worktree', 'add', '--detach', folder, commit);
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The web app of ${commit} does not build.`);
  return { commit, folder, rounds: [] };
};

/** Measures one commit with the runner of this checkout and with the benchmarks of that commit. */
const measure = ({ folder, rounds }: Side, names: readonly string[]): void => {
  const json = join(folder, 'bench.json');
  const runner = join(import.meta.dirname, 'main.ts');
  const args = [runner, ...names, '--folder', join(folder, 'tests', 'bench'), '--json', json];
  const { signal } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  if (signal !== null) throw new Error(`The measurement was ended by ${signal}.`);
  rounds.push(benchReport.parse(JSON.parse(readFileSync(json, 'utf8'))).rows);
};

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((left, right) => left - right)[values.length >> 1];

/** Rows whose values are the medians of several runs of one commit, in the order of the first run. */
export const medians = (rounds: readonly (readonly MeasuredRow[])[]): readonly MeasuredRow[] => {
  const [first = []] = rounds;
  return first.map((row) => {
    const same = rounds.map((rows) => sameRow(row, first, rows)).filter((one) => one !== undefined);
    const middle = (name: 'figure' | 'floor' | 'ratio'): number | undefined =>
      median(same.map((one) => one[name]).filter((value) => value !== undefined));
    return { ...row, figure: middle('figure'), floor: middle('floor'), ratio: middle('ratio') };
  });
};

/** Prints the medians of both commits and the change from the first to the second. */
const print = (before: Side, now: Side): void => {
  const [earlier, later] = [medians(before.rounds), medians(now.rounds)];
  console.table(
    later.map((row) => {
      const same = sameRow(row, later, earlier);
      return {
        what: row.what,
        [before.commit]: withUnit(same?.figure, row.unit),
        [now.commit]: withUnit(row.figure, row.unit),
        change: percent(changeInPercent(same, row)),
        by: row.ratio === undefined ? 'figure' : 'ratio',
      };
    }),
  );
};

/** Measures a commit and the last one of this checkout; changes that are not committed are not measured. */
export const compareCommits = (wanted: string, { rounds, names }: BenchOptions): void => {
  const commits = [wanted, 'HEAD'].map((name) => git('rev-parse', '--short', `${name}^{commit}`));
  // Ctrl-C ends the measurement that runs, whose end then removes the worktrees.
  process.on('SIGINT', () => undefined);
  const room = mkdtempSync(join(tmpdir(), 'greenroom-compare-'));
  const folders = commits.map((_, place) => join(room, String(place)));
  try {
    const sides = commits.map((commit, place) => checkOut(commit, folders[place] ?? ''));
    for (let round = 0; round < rounds; round += 1) {
      // Which commit begins changes from round to round.
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        console.log(`round ${round + 1} of ${rounds}, ${side.commit}`);
        measure(side, names);
      }
    }
    const [before, now] = sides;
    if (before !== undefined && now !== undefined) print(before, now);
  } finally {
    rmSync(room, { recursive: true, force: true });
    git('worktree', 'prune');
  }
};
