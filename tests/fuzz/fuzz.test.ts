import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CALL_TARGETS } from './call-targets.ts';
import { FILE_TARGETS } from './file-targets.ts';
import { holds } from './fuzz-target.ts';
import { runFuzz } from './run-fuzz.ts';
import { TEXT_TARGETS } from './text-targets.ts';
import { WIRE_TARGETS } from './wire-targets.ts';

/** The same inputs on every run; `npm run fuzz` tries others. */
const SEED = 1;
const RUNS = 400;
const SLOW_RUNS = 60;

it.each([...CALL_TARGETS, ...WIRE_TARGETS, ...TEXT_TARGETS].map((target) => [target.name, target] as const))(
  'reads any %s without an error and by its rules',
  async (_name, target) => {
    expect(await runFuzz(target, { seed: SEED, runs: RUNS })).toBe(RUNS);
  },
);

it.each(FILE_TARGETS.map((target) => [target.name, target] as const))(
  'reads any %s without an error and by its rules',
  async (_name, target) => {
    expect(await runFuzz(target, { seed: SEED, runs: SLOW_RUNS })).toBe(SLOW_RUNS);
  },
);

it('keeps the smallest input that breaks a rule, and tries it first the next time', async () => {
  const corpus = mkdtempSync(join(tmpdir(), 'greenroom-corpus-'));
  const tried: string[] = [];
  const target = {
    name: 'short-texts',
    inputs: fc.string(),
    check: (input: string): void => {
      tried.push(input);
      holds('a text is short', input.length < 5);
    },
  };
  await expect(runFuzz(target, { seed: SEED, runs: RUNS, corpus })).rejects.toThrow('a text is short');
  const [kept = ''] = JSON.parse(readFileSync(join(corpus, 'short-texts.json'), 'utf8'));
  expect(kept).toHaveLength(5);
  tried.length = 0;
  await expect(runFuzz(target, { seed: SEED, runs: RUNS, corpus })).rejects.toThrow('a text is short');
  expect(tried).toEqual([kept]);
  rmSync(corpus, { recursive: true });
});

it('breaks no rule where there is no time for an input', async () => {
  const target = { name: 'no-time', inputs: fc.string(), check: () => holds('there is time', false) };
  expect(await runFuzz(target, { seed: SEED, milliseconds: 0 })).toBe(0);
});
