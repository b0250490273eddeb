import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { runProgram } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-folder-'));
const file = join(folder, 'notes.txt');
writeFileSync(file, 'no folder');
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const complaintOf = async (...args: readonly string[]): Promise<string> => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  expect(await runProgram(args)).toBe(1);
  return complaint.mock.calls.map(String).join('\n');
};

// Elsewhere the folder of the user has another name.
it.runIf(process.platform === 'linux')('says in plain words why the folder of the user cannot be made', async () => {
  vi.stubEnv('XDG_DATA_HOME', file);
  expect(await complaintOf('serve', '--port', '0', '--data')).toBe(
    `There can be no ${join(file, 'greenroom-sim', 'platform')}: a part of the path is no folder. Name another with --data.`,
  );
});
