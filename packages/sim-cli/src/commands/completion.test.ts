import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runProgram } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-completion-'));
const script = join(folder, 'completion.bash');

const printed = async (...args: readonly string[]): Promise<string> => {
  const out = vi.spyOn(console, 'log').mockReturnValue();
  expect(await runProgram(args)).toBe(0);
  const text = out.mock.calls.map(String).join('\n');
  vi.restoreAllMocks();
  return text;
};

beforeAll(async () => writeFileSync(script, await printed('completion', 'bash')));
afterAll(() => rmSync(folder, { recursive: true }));

/** Completions that bash itself offers at the end of this line. */
const offered = (...line: readonly string[]): readonly string[] => {
  const ask = [
    `source "$0"`,
    `shift 0; COMP_WORDS=(greenroom-sim "$@"); COMP_CWORD=$#`,
    `"$(complete -p greenroom-sim | sed 's/.*-F \\([^ ]*\\).*/\\1/')"`,
    `printf '%s\\n' "\${COMPREPLY[@]}"`,
  ].join('; ');
  return execFileSync('bash', ['-c', ask, script, ...line], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
};

it.each([
  [['se'], ['serve']],
  [
    ['fault', ''],
    ['on', 'off', 'list'],
  ],
  [
    ['fault', 'on', 'tcp-black'],
    ['tcp-black-hole', 'tcp-black-hole-up'],
  ],
  [['fault', '--port', '4000', 'on', 'tcp-re'], ['tcp-reset']],
  [
    ['serve', '--crowd', ''],
    ['none', 'calm', 'busy'],
  ],
  [['serve', '--no-p'], ['--no-proxy']],
  [
    ['toy', ''],
    ['log', 'phone', 'help'],
  ],
  [['toy', 'phone', 'sc'], ['scan']],
  [['he'], ['help']],
  [['help', 'reg'], ['register-token']],
  [['replay', 'join-time'], ['join-timeout']],
  [['replay', 'join-timeout', 'join-at'], ['join-at-the-last-moment']],
  [['replay', '--report', ''], []],
  [['nonsense', '--x'], []],
])('lets bash complete %s', (line, words) => {
  expect(offered(...line)).toEqual(words);
});

it.each(['zsh', 'fish'])('offers every command, fault and option to %s', async (shell) => {
  const text = await printed('completion', shell);
  for (const word of ['serve', 'help', 'conform', 'tcp-black-hole', 'clock-rate', 'join-timeout', 'busy'])
    expect(text).toContain(word);
});

it('ends with 2 for a shell that it does not know', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runProgram(['completion', 'tcsh'])).toBe(2);
});
