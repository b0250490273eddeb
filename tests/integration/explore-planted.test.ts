import { spawn } from 'node:child_process';
import { OUTPUTS } from '@greenroom/sim-cli/output/output-table';
import { expect, it } from 'vitest';
import { SIM_MAIN } from '../support/run-sim.ts';
import { PLANTED_BUGS } from '../support/planted-bugs.ts';

const PLANT = new URL('../support/plant-bug.ts', import.meta.url).href;

/** Plays random shifts in a process whose source has one bug. @returns what it printed */
const exploreWith = (bug: string): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--import', PLANT, SIM_MAIN, 'explore', '--seeds', '1..2000', '--hours', '0.2', '--json'],
      { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, PLANTED_BUG: bug } },
    );
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.once('close', () => resolve(out));
  });

it.each(Object.entries(PLANTED_BUGS))(
  'finds within 2,000 seeds that %s',
  async (name, { found }) => {
    const printed = JSON.parse(await exploreWith(name));
    expect(printed.instead).toMatch(found);
    expect(OUTPUTS['explore']?.schema.parse(printed), 'keys that its schema does not have').toEqual(printed);
  },
  240_000,
);
