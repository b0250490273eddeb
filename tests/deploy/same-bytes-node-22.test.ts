import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/process.mjs';
import { runDigests } from '../support/run-digests.ts';

/** The oldest Node with a long support on which the simulator runs. */
const OLDER_NODE = '22.23.3';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-older-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = promisify(execFile);

it('gives the same trace and the same rows for the same seed on Node 22', { timeout: 300_000 }, async () => {
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `node@${OLDER_NODE}`]);
  const older = join(folder, 'node_modules/.bin/node');
  expect((await run(older, ['--version'])).stdout.trim()).toBe(`v${OLDER_NODE}`);
  const script = join(ROOT, 'tests/support/run-digests-process.ts');
  const { stdout } = await run(older, [script]);
  expect(JSON.parse(stdout)).toEqual(await runDigests());
});
