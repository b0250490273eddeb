import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/process.mjs';
import { buildWeb } from '../../scripts/lib/web-build.mjs';
import { stageTool } from '../../scripts/packages/pack.ts';

const TIMEOUT_MS = 120_000;
/** Below the checkout's libraries, one of which the tool has installed beside it. */
const folder = join(ROOT, 'node_modules', '.cache', 'greenroom', `packed-tool-${process.pid}`);

beforeAll(async () => {
  await buildWeb();
  await stageTool(folder);
}, TIMEOUT_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the tool as its package has it: what the bundle lacks, or loads too late, shows at any start. */
const sim = async (...args: readonly string[]): Promise<string> => {
  const bin = join(folder, 'bin', 'greenroom-sim.mjs');
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, 'cache'), XDG_DATA_HOME: join(folder, 'data') };
  const { stdout } = await promisify(execFile)(process.execPath, [bin, ...args], { env });
  return stdout;
};

it('starts the packed tool, which prints its version and plays a scenario', { timeout: TIMEOUT_MS }, async () => {
  expect(await sim('--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await sim('replay', 'request-accepted', '--quiet')).toMatch(/^✓/);
});
