// `npm run bench`: every *.bench.ts of this folder, one after the other, as one table. Names after the command pick some of them.
import { readdirSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import type { BenchRow } from './bench-row.ts';

interface Bench {
  readonly run: () => Promise<BenchRow[]>;
}

const GIB = 1024 ** 3;
const wanted = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))
  .toSorted();

const shown = (value: number | undefined): string =>
  value === undefined ? '' : value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });

const printed = (row: BenchRow): Record<string, string> => ({
  what: row.what,
  figure: `${shown(row.figure)} ${row.unit}`,
  floor: shown(row.floor),
  ratio: shown(row.ratio),
  promise: row.limit,
  kept: row.ok ? 'yes' : 'NO',
});

const rows: BenchRow[] = [];
for (const file of files) {
  console.log(`measuring ${file.replace('.bench.ts', '')} …`);
  const bench = (await import(`./${file}`)) as Bench;
  rows.push(...(await bench.run()));
}
console.table(rows.map(printed));
const cores = cpus();
console.log(
  `${platform()} ${arch()}, ${cores.length} cores (${cores[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / GIB)} GiB, Node ${process.version}`,
);
