import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { skipUnchanged } from './lib/skip-unchanged.mjs';
import { hashOf, stampFile } from './lib/stamp.mjs';

type Run = ReturnType<typeof skipUnchanged>;
type Result = Awaited<ReturnType<Run>>;

const PASSED = { code: 0, passed: 7, failed: 0, output: '' };
const LATER = { force: false, capture: true };

/** A task of this test alone, in a state that the test changes; `runs` counts how often it worked. */
const setUp = (result: Partial<Result> = {}) => {
  const name = `test-${process.pid}`;
  onTestFinished(() => rmSync(stampFile(name), { force: true }));
  const world = { state: 'a' as string | undefined, runs: 0, during: () => undefined as void };
  const run = skipUnchanged(
    name,
    async () => world.state,
    async () => {
      world.runs += 1;
      world.during();
      return { ...PASSED, ...result };
    },
  );
  return { world, run };
};

it('skips a task that passed in the same state, and counts again what passed then', async () => {
  const { world, run } = setUp();
  expect(await run(LATER, [])).toEqual(PASSED);
  expect(await run(LATER, [])).toEqual({ ...PASSED, note: 'unchanged' });
  expect(world.runs).toBe(1);
});

it('runs a task again in another state', async () => {
  const { world, run } = setUp();
  await run(LATER, []);
  world.state = 'b';
  await run(LATER, []);
  expect(world.runs).toBe(2);
});

it('runs a task again when it is forced', async () => {
  const { world, run } = setUp();
  await run(LATER, []);
  await run({ ...LATER, force: true }, []);
  expect(world.runs).toBe(2);
});

it.each<[string, Partial<Result>, string[]]>([
  ['failed', { code: 1 }, []],
  ['passed at the second try only', { firstTries: 'a test' }, []],
  ['ran in part', {}, ['one.test.ts']],
])('runs a task again that %s', async (_, result, args) => {
  const { world, run } = setUp(result);
  await run(LATER, args);
  await run(LATER, args);
  expect(world.runs).toBe(2);
});

it('runs a task again when a file changed while it ran', async () => {
  const { world, run } = setUp();
  world.during = () => {
    world.state = 'b';
  };
  await run(LATER, []);
  await run(LATER, []);
  expect(world.runs).toBe(2);
});

it('runs a task each time where there is no state to compare', async () => {
  const { world, run } = setUp();
  world.state = undefined;
  await run(LATER, []);
  await run(LATER, []);
  expect(world.runs).toBe(2);
});

it('reads a state of which a file disappeared after it was listed', () => {
  const listed = ['package.json', 'docs/config.mjs.timestamp-1.mjs'];
  expect(hashOf(listed)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOf(listed)).not.toBe(hashOf(['package.json']));
});
