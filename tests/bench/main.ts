// `npm run bench`: every *.bench.ts of this folder, one after the other, as one table. Names after the command pick some of them.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readOptions, type BenchOptions } from './bench-options.ts';
import {
  benchReport,
  failedRow,
  measuredRow,
  printed,
  printedBeside,
  type BenchReport,
  type MeasuredRow,
} from './bench-report.ts';
import type { BenchRow } from './bench-row.ts';
import { compareCommits } from './compare-commits.ts';

interface Bench {
  readonly run: () => Promise<BenchRow[]>;
}

const SUFFIX = '.bench.ts';
const GIB = 1024 ** 3;

const machine = (): string => {
  const cores = cpus();
  const memory = Math.round(totalmem() / GIB);
  return `${platform()} ${arch()}, ${cores.length} cores (${cores[0]?.model ?? 'unknown'}), ${memory} GiB, Node ${process.version}`;
};

const commitOf = (folder: string): string =>
  spawnSync('git', ['describe', '--always', '--dirty'], { cwd: folder, encoding: 'utf8' }).stdout?.trim() ?? '';

/** Runs one benchmark; an error costs its rows and no others. */
const measure = async (folder: string, bench: string): Promise<readonly MeasuredRow[]> => {
  console.log(`measuring ${bench} …`);
  try {
    const { run } = (await import(pathToFileURL(join(folder, bench + SUFFIX)).href)) as Bench;
    return (await run()).map((row) => measuredRow(bench, row));
  } catch (error) {
    return [failedRow(bench, error)];
  }
};

/** A whole name means that benchmark alone: `idle` is not `idle-sockets`. */
const isMeant = (word: string, name: string, all: readonly string[]): boolean =>
  all.includes(word) ? name === word : name.startsWith(word);

const measureAll = async ({ folder, names }: BenchOptions): Promise<BenchReport> => {
  const benches = readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .filter((name, _index, all) => names.length === 0 || names.some((word) => isMeant(word, name, all)))
    .toSorted();
  const rows: MeasuredRow[] = [];
  for (const bench of benches) rows.push(...(await measure(folder, bench)));
  return { commit: commitOf(folder), machine: machine(), rows };
};

const options = readOptions(process.argv.slice(2), import.meta.dirname);
if (options.compare === undefined) {
  const report = await measureAll(options);
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(report, undefined, 2)}\n`);
  const { rows } = report;
  if (options.baseline === undefined) console.table(rows.map(printed));
  else {
    const earlier = benchReport.parse(JSON.parse(readFileSync(options.baseline, 'utf8')));
    console.table(rows.map((row) => printedBeside(row, rows, earlier.rows)));
    console.log(`before: ${earlier.commit}, ${earlier.machine}`);
  }
  console.log(report.machine);
  const failed = rows.filter(({ error }) => error !== undefined);
  for (const { bench, error } of failed) console.error(`${bench} was not measured: ${error}`);
  if (failed.length > 0) process.exitCode = 1;
} else compareCommits(options.compare, options);
