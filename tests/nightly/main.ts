// `npm run nightly`: searches with fresh seeds what the tests did not think of, for about 30 minutes on two cores, and writes one page.
// A run that was interrupted goes on where it was: parts that were in order in as long a night of the day and the commit are not run again,
// unless `--force` is given.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../scripts/lib/process.mjs';
import { failed, nightResult, type NightlyPart, type NightResult, type PartResult } from './nightly-part.ts';
import { ALONE, LANES } from './nightly-parts.ts';
import { nightlyReport } from './nightly-report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '30' },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
/** Part of the night in which the lanes run; the rest is for what runs alone. */
const SHARED = 0.6;
const MILLIS_A_DAY = 86_400_000;
const EARLIER_SHOWN = 5;

const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new RangeError('--minutes takes a number above 0.');
const names = [...LANES.flat(), ...ALONE].map(({ name }) => name);
if (values.help) {
  console.log(`Usage: npm run nightly -- [--minutes 30] [--force] [part ...]

Parts, all by default: ${names.join(', ')}.
--minutes  how long the whole night takes, about
--force    also the parts that were in order today on this commit`);
  process.exit(0);
}
const unknown = positionals.filter((word) => !names.includes(word));
if (unknown.length > 0) throw new RangeError(`There is no part ${unknown.join(', ')}; there are: ${names.join(', ')}.`);

const now = new Date();
const day = now.toISOString().slice(0, 10);
const commit = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
const nights = join(ROOT, '.greenroom', 'nightly');
const folder = join(nights, day);
const kept = join(folder, 'result.json');
mkdirSync(folder, { recursive: true });

const readNight = (file: string): NightResult | undefined => {
  if (!existsSync(file)) return undefined;
  const read = nightResult.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return read.success ? read.data : undefined;
};
const before = readNight(kept);
const done = new Map<string, PartResult>(
  (before?.commit === commit ? before.parts : []).map((part) => [part.part, part]),
);
const isDone = (name: string): boolean => {
  const result = done.get(name);
  return !values.force && result?.ok === true && result.minutes >= minutes;
};

const earlier = readdirSync(nights)
  .filter((name) => name < day)
  .toSorted()
  .toReversed()
  .flatMap((name) => readNight(join(nights, name, 'result.json')) ?? [])
  .slice(0, EARLIER_SHOWN);

const write = (): void => {
  const parts = names.flatMap((name) => done.get(name) ?? []);
  const night: NightResult = { day, commit, parts };
  writeFileSync(kept, `${JSON.stringify(night, undefined, 2)}\n`);
  writeFileSync(join(folder, 'report.md'), nightlyReport(night, earlier));
};

const runPart = async (part: NightlyPart): Promise<void> => {
  if (positionals.length > 0 && !positionals.includes(part.name)) return;
  if (isDone(part.name)) return console.log(`${part.name}: was in order already on ${day}`);
  const since = performance.now();
  console.log(`${part.name} …`);
  const limits = {
    seconds: minutes * 60 * SHARED * part.share,
    day: Math.floor(now.getTime() / MILLIS_A_DAY),
    folder,
  };
  const outcome = await part.run(limits).catch((error: unknown) => failed([String(error)]));
  const seconds = (performance.now() - since) / 1_000;
  done.set(part.name, { part: part.name, seconds, minutes, ...outcome });
  write();
  console.log(`${part.name}: ${outcome.ok ? 'in order' : 'NOT in order'}, ${(seconds / 60).toFixed(1)} min`);
};

const runAll = async (parts: readonly NightlyPart[]): Promise<void> => {
  for (const part of parts) await runPart(part);
};

await Promise.all(LANES.map(runAll));
await runAll(ALONE);
console.log(join(folder, 'report.md'));
if ([...done.values()].some(({ ok }) => !ok)) process.exitCode = 1;
