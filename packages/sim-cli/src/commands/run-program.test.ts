import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { runProgram } from './run-program.ts';

/** To load every command takes its time on a busy machine; a single test has less. */
const LOADED_WITHIN = 60_000;
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runProgram(['--help']);
  vi.restoreAllMocks();
}, LOADED_WITHIN);
afterEach(() => vi.restoreAllMocks());

/** Runs a command and returns its output and exit code. */
const run = async (...args: readonly string[]) => {
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const complaint = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await runProgram(args);
  return { code, out: out.mock.calls.map(String), complaint: complaint.mock.calls.map(String).join('') };
};

it.each(['events', 'calls', 'errors', 'scenarios', 'actions', 'states', 'faults', 'performers'])(
  'lists %s for people and for programs',
  async (what) => {
    const table = await run('list', what);
    vi.restoreAllMocks();
    const json = await run('list', what, '--json');
    const rows: unknown = JSON.parse(json.out.join('\n'));
    expect(Array.isArray(rows) ? rows.length : 0).toBeGreaterThan(0);
    expect(table.out).toHaveLength((Array.isArray(rows) ? rows.length : 0) + 1);
  },
);

it('names the lists there are where none is asked for', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await runProgram(['list'])).toBe(2);
  expect(error.mock.calls.map(String)).toEqual([
    'list needs one of: events, calls, errors, scenarios, actions, states, faults, performers.',
  ]);
});

it.each([
  [['nonsense']],
  [['trigger']],
  [['trigger', 'nonsense']],
  [['fault', 'on', 'nonsense']],
  [['serve', '--clock-rate', '0']],
  [['customer', '--name', '']],
  [['replay', '--seed', 'x']],
  [['explore', '--faults', 'nonsense']],
  [['explore', '--faults', 'tcp-slice']],
  [['tail', '--only', 'nonsense']],
  [['customer', '--tip', '0']],
  [['customer', '--special', 'storm']],
  [['customer', '--after', '']],
  [['customer', '--cancel-after', 'Infinity']],
  [['customer', '--after', '99999999']],
  [['fault', 'on', 'socket-down', '--for', '0s']],
  [['fault', 'on', 'tcp-slow', '--for', '99999h']],
  [['trigger', 'msg', '--count', '2', '--every', '99999h']],
  [['record', '-o', 'out.yaml', '--for', '0s']],
  [['letter', '--text', '']],
  [['letter', '--text', 'x'.repeat(4001)]],
  [['view-document', '--by', '']],
  [['register-token', '--email', 'nobody']],
  [['toy-app', '--slow', '99999999999']],
  [['intiface', '--max-ping', '99999999999']],
])('ends with 2 when it is used wrongly: %s', async (args) => {
  const { code, complaint } = await run(...args);
  expect(code).toBe(2);
  expect(complaint).toContain('Add --help for more.');
});

it.each([
  [['trigger', 'videoChatt'], 'Did you mean videoChat?'],
  [['fault', 'on', 'sav-fails'], 'Did you mean save-fails?'],
  [['customer', '--for', 'chatt'], 'Did you mean chat?'],
  [['explore', '--faults', 'sav-fails'], 'Did you mean save-fails?'],
  [['relay'], '(Did you mean replay?)'],
  [['help', 'relay'], "error: unknown command 'relay'. (Did you mean replay?)"],
  [['list', 'event'], "error: 'event' is invalid for argument 'what'. Did you mean events? Add --help for more."],
])('answers a slip of the fingers with what is close: %s', async (args, answer) => {
  const { code, complaint } = await run(...args);
  expect({ code, complaint }).toEqual({ code: 2, complaint: expect.stringContaining(answer) });
});

it.each([[['fault', 'on', 'nonsense']], [['explore', '--faults', 'nonsense']]])(
  'names the list where there is too much to choose from: %s',
  async (args) => {
    const { code, complaint } = await run(...args);
    expect([code, complaint.length < 160, complaint]).toEqual([2, true, expect.stringContaining('greenroom-sim list')]);
  },
);

it.each(['does', 'call', 'failed', 'event', 'sent', 'heard', 'toy'])(
  'takes %s as a kind of what passes through a platform',
  async (kind) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect(await runProgram(['tail', '--only', kind, '--port', '1'])).toBe(1);
    expect(error.mock.calls.map(String)).toEqual([expect.stringMatching(/^No simulated platform runs on port 1/)]);
  },
);

it('has colours in its help and its tables only where a terminal or FORCE_COLOR asks for them', async () => {
  const outputs = async (): Promise<readonly boolean[]> => {
    const help = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await runProgram(['help', 'list']);
    const helped = help.mock.calls.map(String).join('');
    vi.restoreAllMocks();
    const { out } = await run('list', 'performers');
    vi.restoreAllMocks();
    return [helped, out[0] ?? ''].map((text) => text !== stripVTControlCharacters(text));
  };
  vi.stubEnv('NO_COLOR', undefined);
  vi.stubEnv('FORCE_COLOR', '1');
  expect(await outputs()).toEqual([true, true]);
  vi.stubEnv('FORCE_COLOR', undefined);
  vi.stubEnv('NO_COLOR', '1');
  expect(await outputs()).toEqual([false, false]);
  vi.unstubAllEnvs();
});

it('names itself as it was started, so that what it prints can be pasted', async () => {
  vi.stubEnv('npm_lifecycle_event', 'sim');
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  expect(await runProgram(['replay', 'nonsense'])).toBe(2);
  vi.unstubAllEnvs();
  await runProgram(['replay', 'nonsense']);
  expect(complaint.mock.calls.map(String)).toEqual([
    'There is no scenario nonsense: `npm run sim -- list scenarios` shows those that are shipped.',
    'There is no scenario nonsense: `greenroom-sim list scenarios` shows those that are shipped.',
  ]);
});

it('names every command in its help, under a heading that says what it is for', async () => {
  const help = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await runProgram(['--help'])).toBe(0);
  const text = help.mock.calls.map(String).join('');
  for (const name of [
    'serve',
    'mailbox',
    'customer',
    'toy-app',
    'intiface',
    'toy',
    'replay',
    'explore',
    'contract',
    'tail',
    'record',
    'resend',
    'trigger',
    'fault',
    'conform',
    'check',
    'list',
  ]) {
    expect(text).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  }
  expect(text.match(/^[A-Z].*:$/gm)).toEqual([
    'Options:',
    'Run a platform:',
    'Act as somebody:',
    'Toys and media:',
    'Break it, and look inside:',
    'Play days without waiting:',
    'Check against the specification:',
    'Find your way:',
  ]);
});

it('wraps descriptions between words in a window of 60 columns', async () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(...String(text).split('\n')) > 0);
  const { isTTY, columns } = process.stdout;
  Object.assign(process.stdout, { isTTY: true, columns: 60 });
  await runProgram(['replay', '--help']);
  await runProgram(['explore', '--help']);
  Object.assign(process.stdout, { isTTY, columns });
  const described = lines.map(stripVTControlCharacters).filter((line) => /^ {2}-|^ {10,}\S/.test(line));
  expect(described.length).toBeGreaterThan(20);
  expect(described.filter((line) => line.length > 60)).toEqual([]);
});

it('writes its examples as npm runs them where it was started so', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.stubEnv('npm_lifecycle_event', 'sim');
  await runProgram(['letter', '--help']);
  vi.unstubAllEnvs();
  const help = written.mock.calls.map(String).join('');
  expect(help).toMatch(/Usage: npm run sim -- letter \[options\]/);
  expect(help).toContain('  npm run sim -- letter --text ');
  expect(help).not.toContain('greenroom-sim ');
});
