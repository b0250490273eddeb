// `npm run mutation`: changes the core's machines in one place at a time and looks whether a test of theirs fails (Stryker).
// Names pick machines; what has not changed since the last run is not tried again, unless `--force` is given.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../../scripts/lib/process.mjs';
import { MACHINES, type MutatedMachine } from './machines.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    json: { type: 'string' },
    /** No machine is begun after so many seconds. */
    seconds: { type: 'string', default: '1e9' },
    workers: { type: 'string', default: '2' },
  },
});

/** Share of the changes that a test has to notice. */
const LEAST = 85;
const CORE = 'packages/core/src';
const KEPT = join('.greenroom', 'mutation');
/** Beside the time that the tests of a change take unchanged; a loop that never ends is noticed by it. */
const TIMEOUT_MS = 2_000;

type Results = Awaited<ReturnType<Stryker['runMutationTest']>>;

interface Score {
  readonly machine: string;
  readonly changes: number;
  readonly survived: readonly string[];
  readonly percent: number;
}

const mutate = async ({ name, files, tests }: MutatedMachine): Promise<Results> => {
  process.env['MUTATION_TESTS'] = tests.map((test) => `${CORE}/${test}`).join(',');
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    mutate: files.map((file) => `${CORE}/${file}`),
    // The sandbox needs the core and this folder.
    ignorePatterns: [
      '/docs',
      '/scripts',
      '/dist',
      '/packages/web',
      '/packages/sim-cli',
      '/packages/adapters-*',
      '/tests/{e2e,integration,bench,fuzz,contract,safety,support,packages,deploy}',
    ],
    // TypeScript 7 has no compiler in JavaScript with which the tool would rewrite it.
    tsconfigFile: 'none',
    reporters: ['json'],
    jsonReporter: { fileName: join(KEPT, `${name}.report.json`) },
    warnings: false,
    // The types refuse nearly all of these: the tool cannot ask the compiler, and counts them as noticed. What is left is words of the log.
    mutator: { excludedMutations: ['StringLiteral', 'ArrayDeclaration'] },
    allowConsoleColors: false,
    concurrency: Number(values.workers),
    timeoutMS: TIMEOUT_MS,
    incremental: true,
    force: values.force,
    incrementalFile: join(KEPT, `${name}.json`),
    tempDirName: join(KEPT, 'sandbox'),
  });
  return stryker.runMutationTest();
};

const COUNTED = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];
const MISSED = ['Survived', 'NoCoverage'];

const scoreOf = ({ name: machine }: MutatedMachine, results: Results): Score => {
  const counted = results.filter(({ status }) => COUNTED.includes(status));
  const missed = counted.filter(({ status }) => MISSED.includes(status));
  const survived = missed.map(({ fileName, location, replacement, status, mutatorName }) => {
    const { line, column } = location.start;
    return `${relative(ROOT, fileName)}:${line}:${column + 1} ${status} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
  });
  return {
    machine,
    changes: counted.length,
    survived,
    percent: 100 * (1 - missed.length / Math.max(1, counted.length)),
  };
};

mkdirSync(join(ROOT, KEPT), { recursive: true });
process.chdir(ROOT);
const unknown = positionals.filter((word) => !MACHINES.some(({ name }) => name === word));
if (unknown.length > 0)
  throw new RangeError(`There is no ${unknown.join(', ')}; there are ${MACHINES.map(({ name }) => name).join(', ')}.`);
const wanted = positionals.flatMap((word) => MACHINES.filter(({ name }) => name === word));
const until = performance.now() + Number(values.seconds) * 1_000;
const scores: Score[] = [];
for (const machine of wanted.length > 0 ? wanted : MACHINES) {
  if (performance.now() > until) break;
  const score = scoreOf(machine, await mutate(machine));
  scores.push(score);
  console.log(`${machine.name}: ${score.percent.toFixed(1)} % of ${score.changes} changes noticed`);
  for (const line of score.survived) console.log(`  ${line}`);
  // After each, so that a run which is ended leaves what it has.
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(scores, undefined, 2)}\n`);
}
if (scores.some(({ percent }) => percent < LEAST)) process.exitCode = 1;
