import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/process.mjs';
import { FAST, FULL } from '../../scripts/lib/tasks.mjs';
import { ALONE, LANES } from '../nightly/nightly-parts.ts';
import { trackedFiles } from './tracked-files.ts';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const tasks = new Set(FULL.flat());
const parts = new Set([...LANES.flat(), ...ALONE].map(({ name }) => name));
const tests = trackedFiles().filter(({ path }) => /\.(?:test|e2e)\.ts$|^tests\/support\//.test(path));

/** Scripts that are run under another name: `bench` is a part for each of its groups, and browser tests run on what `start` serves. */
const ELSEWHERE: Readonly<Record<string, boolean>> = {
  test: true,
  start: tasks.has('build') && tasks.has('e2e'),
  verify: FAST.flat().every((task) => tasks.has(task)),
  bench: parts.has('size') && parts.has('speed'),
  // Its pictures are for the eye; the types of it are checked.
  screenshots: tasks.has('types'),
};

const isRun = (script: string): boolean => {
  const [, task = ''] = / task (\S+)$/.exec(scripts[script] ?? '') ?? [];
  return tasks.has(task) || parts.has(script) || ELSEWHERE[script] === true;
};

const named = (pattern: RegExp): readonly string[] => [
  ...new Set(Array.from(readme.matchAll(pattern), ([, name = '']) => name)),
];

it('names in README no script that neither a whole run nor the night runs', () => {
  const printed = [...named(/\bnpm run ([\w:]+)/g).filter((name) => name !== 'sim'), ...named(/\bnpm (start|test)\b/g)];
  expect(printed.length).toBeGreaterThan(5);
  expect(printed.filter((name) => !isRun(name))).toEqual([]);
});

it('names in README no command of the simulator that no test gives to it', () => {
  const printed = named(/\bnpm run sim -- ([\w-]+)/g);
  expect(printed.length).toBeGreaterThan(4);
  const isGiven = (name: string): boolean =>
    tests.some(({ text }) => new RegExp(String.raw`\[\s*'${name}'|\bsim ${name}\b`).test(text));
  expect(printed.filter((name) => !isGiven(name))).toEqual([]);
});
