import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readOptions } from '../bench/bench-options.ts';
import { benchReport, changeInPercent, sameRow, type MeasuredRow } from '../bench/bench-report.ts';
import { medians } from '../bench/compare-commits.ts';

const MAIN = join(import.meta.dirname, '..', 'bench', 'main.ts');

const row = (part: Partial<MeasuredRow>): MeasuredRow => ({
  bench: 'chat',
  what: 'one more message',
  unit: 'ms',
  limit: '<= 3.5 ms',
  ok: true,
  ...part,
});

/** A folder of benchmarks: one that measures, and one that fails. */
const plantedFolder = (figure: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-bench-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const measured = { what: 'turns', figure, unit: 'ms', floor: 2, ratio: figure / 2, limit: '<= 9 ms', ok: true };
  writeFileSync(
    join(folder, 'a-turn.bench.ts'),
    "export const run = async () => { throw new Error('no browser'); };\n",
  );
  writeFileSync(join(folder, 'b-turn.bench.ts'), `export const run = async () => [${JSON.stringify(measured)}];\n`);
  return folder;
};

const bench = (...args: readonly string[]) => spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });

it('reports the other rows when a measurement fails, names its error and ends with 1', () => {
  const folder = plantedFolder(4);
  const json = join(folder, 'report.json');
  const { status, stdout, stderr } = bench('--folder', folder, '--json', json);
  expect([status, stderr.trim()]).toEqual([1, 'a-turn was not measured: no browser']);
  expect(stdout).toContain('not measured');
  expect(benchReport.parse(JSON.parse(readFileSync(json, 'utf8'))).rows).toMatchObject([
    { bench: 'a-turn', ok: false, error: 'no browser' },
    { bench: 'b-turn', figure: 4, floor: 2, ratio: 2, ok: true },
  ]);
});

it('shows the figures of an earlier report, and by how much the ratio changed', () => {
  const [before, now] = [plantedFolder(4), plantedFolder(5)];
  const baseline = join(before, 'report.json');
  bench('b-turn', '--folder', before, '--json', baseline);
  const { status, stdout } = bench('b-turn', '--folder', now, '--baseline', baseline);
  expect(status).toBe(0);
  expect(stdout).toMatch(/turns.*4 ms.*5 ms.*\+25\.0 %/);
});

it('compares ratios where both runs have a floor, else figures', () => {
  expect(changeInPercent(row({ figure: 3, ratio: 2 }), row({ figure: 9, ratio: 3 }))).toBe(50);
  expect(changeInPercent(row({ figure: 3 }), row({ figure: 6, ratio: 3 }))).toBe(100);
  expect(changeInPercent(undefined, row({ figure: 6 }))).toBeUndefined();
  expect(changeInPercent(row({ figure: 0 }), row({ figure: 6 }))).toBeUndefined();
  expect(changeInPercent(row({}), row({ figure: 6 }))).toBeUndefined();
});

it('finds a row by its words, and by its place where the words hold a number of their run', () => {
  const earlier = [row({ what: 'nodes: 410 at first' }), row({ what: 'memory' })];
  const now = [row({ what: 'nodes: 412 at first' }), row({ what: 'memory' })];
  expect(now.map((one) => sameRow(one, now, earlier)?.what)).toEqual(['nodes: 410 at first', 'memory']);
  expect(sameRow(row({ bench: 'desk' }), [row({ bench: 'desk' })], earlier)).toBeUndefined();
});

it('takes the median of each row over the rounds of a commit, without the rounds that failed', () => {
  const rounds = [3, 9, 4].map((figure) => [row({ figure, ratio: figure / 2 })]);
  expect(medians(rounds)).toMatchObject([{ figure: 4, ratio: 2 }]);
  const failed = [row({ bench: 'chat', what: 'chat', unit: '', error: 'no browser' })];
  expect(medians([...rounds, failed])).toMatchObject([{ figure: 4 }]);
});

it.each(['0', '1.5', 'many'])('refuses %s rounds', (rounds) => {
  expect(() => readOptions(['--rounds', rounds], 'tests/bench')).toThrow('a whole number of 1 or more');
});
