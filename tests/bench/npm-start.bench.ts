// `npm start` in a fresh checkout of this commit, packages already downloaded, and a second time: until the platform says where it runs.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../scripts/lib/process.mjs';
import { atMost, type BenchRow } from './bench-row.ts';

const COLD_LIMIT = 30;
const WARM_LIMIT = 2;
const ADDRESS = /"url":"http/;

/** Starts as a person does. @returns seconds until the address is printed */
const start = async (folder: string): Promise<number> => {
  const from = performance.now();
  const child = spawn('npm', ['start', '--silent', '--', '--port', '0', '--json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (ADDRESS.test(line)) return (performance.now() - from) / 1_000;
    }
    throw new Error('`npm start` ended before it said where it runs.');
  } finally {
    // The whole group: npm passes no signal on to what it runs.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await ended;
  }
};

export const run = async (): Promise<BenchRow[]> => {
  const parent = mkdtempSync(join(tmpdir(), 'greenroom-start-'));
  const folder = join(parent, 'checkout');
  const git = (...args: readonly string[]): unknown => execFileSync('git', [...args], { cwd: ROOT, stdio: 'ignore' });
  git('worktree', 'add', '--detach', folder, 'HEAD');
  try {
    const cold = await start(folder);
    const warm = await start(folder);
    return [
      atMost('npm start: in a fresh checkout, packages downloaded before', cold, 's', COLD_LIMIT),
      atMost('npm start: again', warm, 's', WARM_LIMIT),
    ];
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
  }
};
