// `npm run plants`: puts one bug at a time into the product, as it is loaded, and looks which part of the tests finds it, and after how much.
// Words after the command pick bugs whose sentence contains one of them; `--write` writes the table into docs/plants.md.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { ROOT } from '../../scripts/lib/process.mjs';
import { runUntil, withoutResult, type Ran } from '../nightly/run-until.ts';
import { PLANTED_BUGS, type PlantedBug } from '../support/planted-bugs.ts';
import { SUITE_BUGS, type SuiteBug } from '../support/suite-bugs.ts';
import { plantsPage, type Plant } from './plants-page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const SEEDS = 2_000;
/** Longest search for a bug in seconds. */
const LONGEST = 300;
const PLANT = pathToFileURL(join(ROOT, 'tests/support/plant-bug.ts')).href;
const PAGE = join(ROOT, 'docs/plants.md');

const exploredWire = z.object({ seed: z.number(), instead: z.string() });
const testedWire = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

type Found = Pick<Plant, 'by' | 'after' | 'isFound'>;

const since = (from: number): string => `${((performance.now() - from) / 1_000).toFixed(0)} s`;

const explore = async (name: string, { found }: PlantedBug): Promise<Found> => {
  const from = performance.now();
  const ran = await runUntil(
    [
      '--import',
      PLANT,
      'packages/sim-cli/bin/greenroom-sim.mjs',
      'explore',
      '--seeds',
      `1..${SEEDS}`,
      '--hours',
      '0.2',
      '--json',
    ],
    { seconds: LONGEST, env: { PLANTED_BUG: name } },
  );
  const last = ran.output.trim().split('\n').at(-1) ?? '';
  const read = exploredWire.safeParse(last.startsWith('{') ? JSON.parse(last) : undefined);
  if (!read.success) return { isFound: false, by: withoutResult(ran).slice(0, 1).join(' '), after: since(from) };
  const { seed, instead } = read.data;
  return {
    isFound: found.test(instead),
    by: instead,
    after: `${seed} ${seed === 1 ? 'seed' : 'seeds'}, ${since(from)}`,
  };
};

/** @returns titles of the tests that fail, or the run that left no report */
const failingTests = async (tests: string, bug?: string): Promise<readonly string[] | Ran> => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-plants-'));
  const json = join(folder, 'report.json');
  const args = ['run', '--config', 'tests/plants/vitest.config.ts', '--reporter=json', '--outputFile', json];
  const planted = bug === undefined ? {} : { PLANTED_BUG: bug, NODE_OPTIONS: `--import=${PLANT}` };
  const env = { PLANT_TESTS: tests, FUZZ_CORPUS: folder, ...planted };
  const ran = await runUntil(['node_modules/vitest/vitest.mjs', ...args], { seconds: LONGEST, env });
  const report = existsSync(json) ? testedWire.parse(JSON.parse(readFileSync(json, 'utf8'))) : undefined;
  rmSync(folder, { recursive: true });
  return (
    report?.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.trim()),
    ) ?? ran
  );
};

/** Tests that fail without any bug: they find nothing. */
const failingAnyway = new Map<string, readonly string[]>();
const controlled = async (tests: string): Promise<readonly string[]> => {
  const known = failingAnyway.get(tests);
  if (known !== undefined) return known;
  const failing = await failingTests(tests);
  if ('code' in failing) throw new Error(`${tests}: ${withoutResult(failing).join('\n')}`);
  failingAnyway.set(tests, failing);
  return failing;
};

const runTests = async (name: string, { tests }: SuiteBug): Promise<Found> => {
  const anyway = await controlled(tests);
  const from = performance.now();
  const all = await failingTests(tests, name);
  const after = since(from);
  if ('code' in all) return { isFound: false, by: withoutResult(all).slice(0, 1).join(' '), after };
  const failing = all.filter((title) => !anyway.includes(title));
  const [first] = failing;
  if (first === undefined) return { isFound: false, by: 'no test fails', after };
  const others = failing.length === 1 ? '' : `, and ${failing.length - 1} more`;
  return { isFound: true, by: `${first}${others}`, after };
};

const isWanted = (name: string): boolean => positionals.length === 0 || positionals.some((word) => name.includes(word));
const wanted = <Bug>(bugs: Readonly<Record<string, Bug>>): readonly [string, Bug][] =>
  Object.entries(bugs).filter(([name]) => isWanted(name));

const plants: Plant[] = [];
const report = (plant: Plant): void => {
  plants.push(plant);
  console.log(`${plant.isFound ? 'found' : 'NOT FOUND'}: ${plant.bug} (${plant.part}, ${plant.after}): ${plant.by}`);
};
for (const [bug, planted] of wanted<PlantedBug>(PLANTED_BUGS))
  report({ bug, part: 'random shifts', file: planted.file, ...(await explore(bug, planted)) });
for (const [bug, planted] of wanted<SuiteBug>(SUITE_BUGS))
  report({ bug, part: planted.suite, file: planted.file, ...(await runTests(bug, planted)) });
if (values.write) writeFileSync(PAGE, plantsPage(plants, new Date().toISOString().slice(0, 10)));
console.log(`${plants.filter(({ isFound }) => isFound).length} of ${plants.length} found`);
if (plants.some(({ isFound }) => !isFound)) process.exitCode = 1;
