import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reachPlatform } from '@greenroom/sim-cli/actors/running-platform';
import { createBarePerformer, type BarePerformer, type BareSocket } from '../support/bare-performer.ts';
import { eventually } from '../support/eventually.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { runHere } from '../support/run-here.ts';
import { runSim, type SimRun } from '../support/run-sim.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let anna: BarePerformer;
let socket: BareSocket;
let port: string;

beforeAll(async () => {
  platform = await startPlatformHere();
  port = new URL(platform.url).port;
  anna = createBarePerformer(platform);
  socket = await anna.openSocket(await anna.arrives('1001'));
  await anna.call('POST', 'session/performer_ready', { performerId: '1001' });
});
afterAll(async () => {
  socket.close();
  await platform.stop();
});

/** File at the place of a folder. */
const A_FILE = fileURLToPath(import.meta.url);

const sim = (args: readonly string[], signalWhen?: string): Promise<SimRun> =>
  runSim(args, signalWhen === undefined ? {} : { signalWhen });

const here = (...args: readonly string[]) => runHere([...args, '--port', port]);

const accepts = async (name: string) => {
  const { clientId } = await socket.receives('videoChat', ({ type, value }) => {
    return type === 'REQUEST' && JSON.stringify(value).includes(`|${name}"`);
  });
  await anna.call('POST', 'session/accept_request', { clientId });
  return String(clientId);
};

it.each([['mailbox'], ['customer'], ['trigger', 'login'], ['fault', 'list']])(
  'says in one line that no platform runs, and ends with 1: %s',
  async (...args) => {
    const { code, complaint } = await runHere([...args, '--port', '1']);
    expect(code).toBe(1);
    expect(complaint.trim().split('\n')).toEqual([expect.stringContaining('No simulated platform runs on port 1')]);
  },
);

it('ends with 2 when it is used wrongly', async () => {
  const { code, complaint } = await runHere(['nonsense']);
  expect(code).toBe(2);
  expect(complaint).toContain('Add --help for more.');
});

it.each([
  [['fault', 'on', 'slow', '--performer', '99']],
  [['trigger', 'login', '--performer', '99']],
  [['mailbox', '--performer', '99']],
  [['tail', '--performer', '99']],
])('says in one line that there is no such performer: %s', async (args) => {
  const { code, complaint } = await here(...args);
  expect(code).toBe(1);
  expect(complaint.trim().split('\n')).toEqual([expect.stringContaining('There is no such performer')]);
});

it.each([A_FILE, '/proc/nope'])('says in one line that the data cannot be kept in %s', async (folder) => {
  const { code, complaint } = await runHere(['serve', '--port', '0', '--data', folder]);
  expect(code).toBe(1);
  expect(complaint.trim().split('\n')).toEqual([expect.stringContaining(`The data cannot be kept in ${folder}`)]);
});

it.each([
  [['--content', A_FILE], `There is no folder ${A_FILE}.\n`],
  [['--data', ''], '--data is empty: name a folder, or give it alone.\n'],
])('refuses to serve with %s, and ends with 2', async (args, sentence) => {
  expect(await runHere(['serve', '--port', '0', ...args])).toMatchObject({ code: 2, complaint: sentence });
});

it('says that there is no web app, and serves the rest', async () => {
  const { code, out, complaint } = await sim(['serve', '--port', '0', '--web', tmpdir()], 'Ctrl-C stops it.');
  expect([code, complaint.trim().split('\n')]).toEqual([0, [expect.stringContaining('There is no web app')]]);
  expect(out).toContain('Greenroom runs at');
});

it('takes a state file that was cut short for none', async () => {
  const path = join(tmpdir(), 'greenroom-sim-2.json');
  writeFileSync(path, '{"url":', { mode: 0o600 });
  const { code, complaint } = await runHere(['mailbox', '--port', '2']);
  rmSync(path);
  expect([code, complaint]).toEqual([1, expect.stringContaining('No simulated platform runs on port 2')]);
});

it('shows the login codes, newest first', async () => {
  const code = await platform.code('1001');
  expect((await here('mailbox', '--performer', '1001', '--latest')).out.trim()).toBe(code);
  expect(JSON.parse((await here('mailbox', '--json')).out)).toMatchObject([
    { performerId: '1001', channel: 'sms', code },
  ]);
});

it('sends a changed event to the only performer who is online', async () => {
  const { code, out } = await here('trigger', 'msg', '--set', 'message=Good evening', '--set', 'clientId="5003"');
  expect(code).toBe(0);
  expect(out).toContain('msg went to 1001');
  expect(await socket.receives('msg')).toMatchObject({ message: 'Good evening', clientId: '5003' });
});

it('sends content as it is given, well formed or not', async () => {
  await here('trigger', 'voyeur', '--content', '{"type":"voyeur","value":4}');
  expect(await socket.receives('voyeur')).toEqual({ type: 'voyeur', value: 4 });
});

it('ends with 1 when no client receives an event', async () => {
  const { code, complaint } = await here('trigger', 'login', '--performer', '1002');
  expect([code, complaint]).toEqual([1, '1002 has no socket: the event was lost.\n']);
});

it('switches a fault on and off, and lists it', async () => {
  await here('fault', 'on', 'save-fails', '--performer', '1001');
  expect((await platform.state()).faults).toEqual([{ name: 'save-fails', performerId: '1001' }]);
  expect((await here('fault', 'list')).out).toMatch(/save-fails\s+1001/);
  await here('fault', 'off', 'save-fails', '--performer', '1001');
  expect((await platform.state()).faults).toEqual([]);
});

it('says of a fault that happens once that it happens, not that it is on', async () => {
  const { code, out } = await here('fault', 'on', 'drop-socket', '--performer', '1002');
  expect([code, out]).toEqual([0, 'drop-socket happens now, once, for 1002.\n']);
});

it('says what the phone has done', async () => {
  expect((await here('toy', 'phone', '--performer', '1002')).out).toBe('The phone of 1002 has scanned the code.\n');
});

it('says which photo does not wait for a decision', async () => {
  expect(await here('moderate', 'reject', '--performer', '1001', '--media', 'nope')).toMatchObject({
    code: 1,
    complaint: 'nope does not wait for a decision: `greenroom-sim gallery list` shows what does.\n',
  });
});

it('is a customer who asks, talks, listens and leaves', async () => {
  const running = here('customer', '--name', 'Wout', '--say', 'Hoi!', '--leave', 'BROKE', '--after', '2');
  const clientId = await accepts('Wout');
  await socket.receives('videoChat', ({ type }) => type === 'START_TIMER_DEVICE');
  await anna.call('POST', 'session/chat_message', { msg: 'Welkom \u001B[31m', receiver: clientId, id: 'm-1' });
  expect(await socket.receives('msg', ({ message }) => message === 'Hoi!')).toMatchObject({ clientId });
  const { code, out } = await running;
  expect(out).toContain('< Welkom \\u{1b}[31m');
  expect(await socket.receives('videoChat', ({ type }) => type === 'DISCONNECT')).toMatchObject({ value: 'BROKE' });
  expect([code, out.trim().split('\n').at(-1)]).toEqual([0, 'You left: no credits any more.']);
});

it('pays for the toys: tips, then patterns', async () => {
  const running = here('customer', '--name', 'Kees', '--tip', '5', '--special', 'wave', '--after', '3');
  const clientId = await accepts('Kees');
  expect(await socket.receives('toy')).toEqual({
    type: 'tip',
    value: '5',
    clientId,
    tip: { id: expect.any(String), credits: 5, earned: 80 },
  });
  expect(await socket.receives('toy', ({ type }) => type === 'special')).toEqual({
    type: 'special',
    value: 'wave',
    clientId,
    tip: { id: expect.any(String), credits: 4, earned: 64 },
  });
  expect((await running).code).toBe(0);
});

it('takes a request back, and translates', async () => {
  const cancelling = await here('customer', '--name', 'Emil', '--for', 'vip', '--cancel-after', '0.3', '--json');
  expect(cancelling.code).toBe(0);
  expect(cancelling.out).toContain('"why":"cancelled"');
  const talking = here('customer', '--name', 'Tom', '--say', 'Hallo', '--translate', '--after', '2');
  await accepts('Tom');
  expect(await socket.receives('msgt')).toMatchObject({ message: 'Hallo', messageTranslate: '[vertaald] Hallo' });
  await talking;
});

it('leaves politely on Ctrl-C', async () => {
  const running = sim(['customer', '--name', 'Bram', '--port', port], 'The session runs.');
  const clientId = await accepts('Bram');
  expect((await running).code).toBe(0);
  expect(
    await socket.receives('videoChat', ({ type, clientId: left }) => type === 'DISCONNECT' && left === clientId),
  ).toBeTruthy();
});

it('ends with 1 when the performer declines', async () => {
  const running = here('customer', '--name', 'Felix');
  const { clientId } = await socket.receives('videoChat', ({ value }) => JSON.stringify(value ?? '').includes('Felix'));
  socket.sends('videoChat', { _stateChange: 'REJPERF', RESPONSE: false, performerId: '1001' }, String(clientId));
  const { code, complaint } = await running;
  expect([code, complaint]).toEqual([1, 'There was no session.\n']);
});

it('ends with 1 when the performer stops working before an answer', async () => {
  const id = await platform.hire({ services: ['chat'] });
  const away = createBarePerformer(platform);
  await away.arrives(id);
  const running = runHere(['customer', '--performer', id, '--name', 'Otto', '--port', port]);
  await eventually(async () => (await platform.state()).requests.some(({ performerId }) => performerId === id));
  await away.call('GET', 'auth/logout');
  const { code, out, complaint } = await running;
  expect([code, complaint]).toEqual([1, 'There was no session.\n']);
  expect(out).toContain('The performer stopped working.');
});

it('says in one line that the platform stopped meanwhile', async () => {
  const short = await startPlatformHere();
  const ruben = runHere(['customer', '--performer', '1004', '--name', 'Ruben', '--port', new URL(short.url).port]);
  await eventually(async () => (await short.state()).requests.length > 0);
  await short.stop();
  const { code, complaint } = await ruben;
  expect(code).toBe(1);
  expect(complaint).toMatch(/^1004 is not logged in: nobody hears it\..*\nThe platform does not answer.*\n$/);
});

it('sends an event 3 times, each with an id of its own', async () => {
  const { code, out } = await here('trigger', 'msg', '--count', '3', '--every', '10ms', '--set', 'message="Thrice"');
  expect([code, out.trim().split('\n').length]).toEqual([0, 3]);
  await eventually(() => socket.events.filter(({ content }) => content['message'] === 'Thrice').length === 3);
  const ids = socket.events
    .filter(({ content }) => content['message'] === 'Thrice')
    .map(({ content }) => content['id']);
  expect(new Set(ids).size).toBe(3);
});

it('names a field that the event does not have, and sends it all the same', async () => {
  const { code, complaint } = await here('trigger', 'msg', '--set', 'mesage=Hoi');
  expect([code, complaint]).toEqual([0, 'msg has no field mesage: it is sent all the same. Did you mean message?\n']);
  expect(await socket.receives('msg', (content) => content['mesage'] === 'Hoi')).toBeTruthy();
});

it('sends an event of the trace log again, and ends with 1 when nobody hears it', async () => {
  await here('trigger', 'voyeur', '--content', '{"type":"voyeur","value":7}');
  await (await platform.customer()).asks('1002');
  const traceLog = await reachPlatform(Number(port)).admin.traceLog(0, { unmask: true });
  const entrySentTo = (id: string, event: string): string => {
    const reports = traceLog.ok ? traceLog.value : [];
    const fits = ({ performerId, traceEvent }: (typeof reports)[number]): boolean =>
      performerId === id && traceEvent.kind === 'event' && traceEvent.name === event;
    return String(reports.findLast(fits)?.id);
  };
  const before = socket.events.length;
  expect((await here('resend', entrySentTo('1001', 'voyeur'))).out).toBe('voyeur went to 1001 again.\n');
  await eventually(() => socket.events.slice(before).some(({ name }) => name === 'voyeur'));
  const { code, complaint } = await here('resend', entrySentTo('1002', 'videoChat'));
  expect([code, complaint]).toEqual([1, '1002 has no socket: videoChat was lost.\n']);
});

it('waits for the performer with --wait, and asks as soon as the performer is ready', async () => {
  const early = here(
    'customer',
    '--wait',
    '--performer',
    '1004',
    '--name',
    'Sander',
    '--cancel-after',
    '0.3',
    '--json',
  );
  const demi = createBarePerformer(platform);
  await demi.arrives('1004');
  await demi.call('POST', 'session/performer_ready', { performerId: '1004' });
  expect(await early).toMatchObject({ code: 0, out: expect.stringContaining('"why":"cancelled"') });
});
