import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { withLock } from './lib/lock.mjs';

const setUp = () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, file: join(folder, 'kept', 'lock') };
};

it('lets three processes and two callers of this one work one after the other', async () => {
  const { folder, file } = setUp();
  const notes = join(folder, 'notes');
  const code = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as pause } from 'node:timers/promises';
    import { withLock } from ${JSON.stringify(new URL('lib/lock.mjs', import.meta.url).href)};
    await withLock(${JSON.stringify(file)}, async () => {
      appendFileSync(${JSON.stringify(notes)}, '(');
      await pause(30);
      appendFileSync(${JSON.stringify(notes)}, ')');
    });
  `;
  writeFileSync(notes, '');
  const processes = Array.from({ length: 3 }, () => spawn(process.execPath, ['--input-type=module', '-e', code]));
  const ends = processes.map((child) => once(child, 'exit'));
  let inside = 0;
  const here = [1, 2].map(() =>
    withLock(file, async () => {
      inside += 1;
      expect(inside).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 30));
      inside -= 1;
    }),
  );
  await Promise.all([...ends, ...here]);
  expect(readFileSync(notes, 'utf8')).toBe('()()()');
  expect(existsSync(file)).toBe(false);
});

it('takes over the lock of a process that is dead', async () => {
  const { file } = setUp();
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  mkdirSync(dirname(file));
  writeFileSync(file, String(dead.pid));
  expect(await withLock(file, () => 'done')).toBe('done');
  expect(existsSync(file)).toBe(false);
});

it('gives the lock back when the work fails', async () => {
  const { file } = setUp();
  await expect(withLock(file, () => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
  expect(existsSync(file)).toBe(false);
});
