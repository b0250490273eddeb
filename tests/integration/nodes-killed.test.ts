// @module-tag night
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { eventually } from '../support/eventually.ts';
import { queryDatabase } from '../support/postgres.ts';

const NODES_MAIN = fileURLToPath(new URL('../support/nodes/nodes-process.ts', import.meta.url));
const startedWire = z.object({ database: z.string(), nodes: z.array(z.object({ pid: z.int() })).length(2) });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('leaves no node, no database and no file behind when what started them is killed with -9', async () => {
  const nodes = spawn(process.execPath, [NODES_MAIN, '2', '--crowd', 'none'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: nodes.stdout }), 'line');
  const started = startedWire.parse(JSON.parse(String(line)));
  const answers = (): Promise<boolean> =>
    queryDatabase(started.database, 'select 1').then(
      () => true,
      () => false,
    );
  expect(started.nodes.map(({ pid }) => isAlive(pid))).toEqual([true, true]);
  expect(await answers()).toBe(true);
  const [{ data_directory: folder } = {}] = await queryDatabase(started.database, 'show data_directory');
  expect(existsSync(String(folder))).toBe(true);

  nodes.kill('SIGKILL');
  await once(nodes, 'exit');
  await eventually(() => !started.nodes.some(({ pid }) => isAlive(pid)));
  await eventually(async () => !(await answers()));
  await eventually(() => !existsSync(dirname(String(folder))));
});
