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

it.each([
  [file, 'it is no folder'],
  [join(file, 'data'), 'a part of the path is no folder'],
  [join(folder, 'no', 'data'), 'there is no such folder'],
])('says in plain words why nodes cannot keep files in %s', async (data, why) => {
  expect(await complaintOf('nodes', '2', '--data', data)).toBe(
    `The files cannot be kept in ${data}: ${why}. Choose another folder with --data.`,
  );
});

// Elsewhere the folder of the user has another name.
it.runIf(process.platform === 'linux')('says in plain words why the folder of the user cannot be made', async () => {
  vi.stubEnv('XDG_DATA_HOME', file);
  expect(await complaintOf('serve', '--port', '0', '--data')).toBe(
    `There can be no ${join(file, 'greenroom-sim', 'platform')}: a part of the path is no folder. Name another with --data.`,
  );
});
