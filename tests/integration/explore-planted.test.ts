// @module-tag night
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { COMMAND_OUTPUTS } from '@greenroom/sim-cli/output/output-table';
import { PLANTED_BUGS } from '../support/planted-bugs.ts';
import { runSim } from '../support/run-sim.ts';

const PLANT = new URL('../support/plant-bug.ts', import.meta.url).href;
const SEARCH = fileURLToPath(new URL('../support/explore-planted-process.ts', import.meta.url));

// A process of its own for each: its source has the bug. Finding it is what is asked here; `explore.test.ts` asks for few steps.
it.each(Object.entries(PLANTED_BUGS))('finds within 2,000 seeds that %s', async (name, { found, fromSeed = 1 }) => {
  const env = { ...process.env, PLANTED_BUG: name };
  const search = promisify(execFile)(process.execPath, ['--import', PLANT, SEARCH, String(fromSeed)], { env });
  expect((await search).stdout).toMatch(found);
});

it('tells the bug that it found as its schema says, with the steps that break the invariant', async () => {
  const bug = 'the join timer goes on once both timers run';
  const env = { PLANTED_BUG: bug, NODE_OPTIONS: `--import ${PLANT}` };
  const few = ['--seeds', '1..2', '--workers', '1', '--hours', '0.2'];
  const { code, out } = await runSim(['explore', ...few, '--json'], { env });
  const printed: unknown = JSON.parse(out);
  expect({ code, printed }).toMatchObject({
    code: 1,
    printed: { instead: expect.stringMatching(String(PLANTED_BUGS[bug]?.found.source)) },
  });
  expect(COMMAND_OUTPUTS['explore']?.schema.parse(printed), 'keys that its schema does not have').toEqual(printed);
});
