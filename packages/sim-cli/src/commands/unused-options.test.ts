import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { runProgram } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-unused-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const run = async (...args: readonly string[]) => {
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const code = await runProgram(args);
  return { code, out: out.mock.calls.map(String).join('\n'), complaint: complaint.mock.calls.map(String).join('\n') };
};
const fileOf = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

it.each([
  [['replay', 'toy-tip', '--performer', '1004'], '--performer changes nothing without --live: leave it out.'],
  [['replay', 'toy-tip', '--by-hand'], '--by-hand changes nothing without --live: leave it out.'],
  [
    ['replay', 'toy-tip', '--live', 'http://127.0.0.1:1', '--seed', '3'],
    '--seed changes nothing with --live: leave it out.',
  ],
  [
    ['replay', 'toy-tip', '--live', 'http://127.0.0.1:1', '--clock', 'real'],
    '--clock changes nothing with --live: leave it out.',
  ],
  [['replay', '--schema', '--json'], '--json changes nothing with --schema: leave it out.'],
  [['trigger', 'msg', '--raw', 'x', '--set', 'a=b'], '--set changes nothing with --raw: leave it out.'],
  [['trigger', 'urgent', '--content', '{}'], '--content changes nothing for urgent: leave it out.'],
  [['trigger', 'msg', '--every', '2s'], '--every changes nothing without --count: leave it out.'],
  [['customer', '--id', '5001', '--name', 'Mark'], '--name changes nothing with --id: leave it out.'],
  [['fault', 'list', '--performer', '1004'], '--performer changes nothing for `fault list`: leave it out.'],
  [['moderate', 'approve', '--reason', 'x'], '--reason changes nothing when approving: leave it out.'],
  [['block', '--undo', '--reason', 'x'], '--reason changes nothing with --undo: leave it out.'],
  [['letter', '--block', '--unblock'], 'Say one of --block and --unblock.'],
  [['letter', '--block', '--subject', 'x'], '--subject changes nothing without --text: leave it out.'],
  [
    ['conform', '--api', 'http://127.0.0.1:1/api', '--listen', '4s'],
    '--listen changes nothing without --socket: leave it out.',
  ],
  [['check', 'bsn', '1', '--country', 'be'], '--country changes nothing for bsn: leave it out.'],
  [
    ['check', 'price', '5', '--intensity', '9'],
    '--intensity changes nothing for price, only for `check rule`: leave it out.',
  ],
  [['toy', 'phone', 'close', '--toy', 'lush'], '--toy changes nothing for close, only for scan: leave it out.'],
  [['toy-app', '--no-tls', '--tls-port', '30011'], '--tls-port changes nothing with --no-tls: leave it out.'],
  [['toy', 'log', '--port', '4001'], '--port changes nothing without --performer: leave it out.'],
  [
    ['toy', 'log', '--performer', '1004', '--app-port', '20011'],
    '--app-port changes nothing with --performer: leave it out.',
  ],
])('refuses an option that changes nothing: %s', async (args, complaint) => {
  expect(await run(...args)).toEqual({ code: 2, out: '', complaint });
});

it.each(['leavePage', 'reloadPage', 'openTab', 'heal'])(
  'refuses %s before a running platform is asked',
  async (action) => {
    const file = fileOf(`${action}.scenario.yaml`, `name: n\nsteps:\n  - action: goReady\n  - action: ${action}\n`);
    const { code, complaint } = await run('replay', file, '--live', 'http://127.0.0.1:1');
    // No platform runs there: what is said comes first.
    expect([code, complaint]).toEqual([
      1,
      expect.stringMatching(`^n can be played in virtual time only: ${action} in .*:4 needs it\\.$`),
    ]);
  },
);

it('includes a shipped part and names its schema from any folder, and says what is in neither place', async () => {
  const good = fileOf(
    'good.scenario.yaml',
    '$schema: ../scenario.schema.json\nname: good\nsteps:\n  - include: parts/ready.scenario.yaml\n  - expect: { state: { session.status: active } }\n',
  );
  expect(await run('replay', good, '--quiet')).toMatchObject({ code: 0, complaint: '' });
  const wrong = fileOf('wrong.scenario.yaml', 'name: wrong\nsteps:\n  - include: parts/redy.scenario.yaml\n');
  expect(await run('replay', wrong)).toMatchObject({
    code: 2,
    complaint: expect.stringContaining('neither here nor among the shipped ones'),
  });
});

it('records over no file, and says what to do', async () => {
  const file = fileOf('kept.scenario.yaml', 'name: kept');
  expect(await run('record', '-o', file, '--port', '1')).toEqual({
    code: 1,
    out: '',
    complaint: `${file} exists already: choose another name with -o, or remove it.`,
  });
  expect(readFileSync(file, 'utf8')).toBe('name: kept');
});

it('plays the scenarios of a folder, and says so where there is none', async () => {
  const own = join(folder, 'own');
  mkdirSync(join(own, 'parts'), { recursive: true });
  expect(await run('replay', own)).toMatchObject({
    code: 2,
    complaint: `${own} has no scenario: their names end with .scenario.yaml or .scenario.json.`,
  });
  vi.restoreAllMocks();
  for (const name of ['two.scenario.yaml', 'one.scenario.yaml', 'parts/three.scenario.yaml', 'notes.yaml'])
    fileOf(join('own', name), `name: ${name}\nsteps:\n  - after: 1s\n`);
  const { code, out } = await run('replay', own);
  expect([code, out]).toEqual([0, expect.stringMatching(/^✓ one\.scenario\.yaml .*\n✓ two\.scenario\.yaml .*$/)]);
});

it('writes JUnit, and prints only the ends with --json --quiet', async () => {
  const file = fileOf('fails.scenario.yaml', 'name: fails\nsteps:\n  - expect: { state: { modal: phone } }\n');
  const junit = join(folder, 'replay.xml');
  expect((await run('replay', file, '--junit', junit, '--quiet')).code).toBe(1);
  expect(readFileSync(junit, 'utf8')).toContain('failures="1"');
  vi.restoreAllMocks();
  const json = await run('replay', file, '--json', '--quiet');
  expect(json.out.split('\n').map((line) => JSON.parse(line).kind)).toEqual(['end']);
});
