import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMMAND_OUTPUTS } from '@greenroom/sim-cli/output/output-table';
import { createBarePerformer, type BarePerformer, type BareSocket } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { runHere } from '../support/run-here.ts';
import { runSim } from '../support/run-sim.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let anna: BarePerformer;
let socket: BareSocket;
let port: string;
const folder = mkdtempSync(join(tmpdir(), 'greenroom-json-'));
const failing = join(folder, 'fails.scenario.yaml');
const tried = new Set<string>();

beforeAll(async () => {
  platform = await startPlatformHere();
  port = new URL(platform.url).port;
  anna = createBarePerformer(platform);
  socket = await anna.openSocket(await anna.arrives('1001'));
  await anna.call('POST', 'session/performer_ready', { performerId: '1001' });
  await createBarePerformer(platform).call('POST', 'auth/password_link', { email: '1001' });
  writeFileSync(failing, 'name: It fails\nsteps:\n  - expect: { state: { session.status: active } }\n');
});
afterAll(async () => {
  socket.close();
  await platform.stop();
  rmSync(folder, { recursive: true });
});

/** Reads the output of a command by its schema, which drops every key that it does not have. */
const held = (name: string, out: string) => {
  tried.add(name);
  const { form, schema } = COMMAND_OUTPUTS[name] ?? {};
  const values: readonly unknown[] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  if (form === 'one' && values.length !== 1) throw new Error(`${name} printed ${values.length} values`);
  return { printed: values, read: values.map((value) => schema?.parse(value)) };
};

const ON = ['--port', '$PORT'];
const PERFORMER = ['--performer', '1001', ...ON];

it.each([
  ['mailbox', ['mailbox', ...ON]],
  ['trigger', ['trigger', 'voyeur', ...PERFORMER]],
  ['trigger', ['trigger', 'urgent', ...PERFORMER]],
  ['gallery add', ['gallery', 'add', '--status', 'pending', ...PERFORMER]],
  ['gallery list', ['gallery', 'list', ...PERFORMER]],
  ['gallery rank', ['gallery', 'rank', 'gold', ...PERFORMER]],
  ['moderate', ['moderate', 'approve', ...PERFORMER]],
  ['register-token', ['register-token', ...ON]],
  ['fault', ['fault', 'on', 'slow', ...PERFORMER]],
  ['fault', ['fault', 'on', 'call', '--match', 'news', '--status', '500', '--times', '2', ...ON]],
  ['fault list', ['fault', 'list', ...ON]],
  ['fault', ['fault', 'off', 'slow', ...PERFORMER]],
  ['fault', ['fault', 'off', 'call', '--match', 'news', ...ON]],
  ['media stats', ['media', 'stats', ...ON]],
  ['swarm', ['swarm', '--performers', '1', '--for', '2s', '--workers', '1', ...ON]],
  ['conform', ['conform', '--api', '$URL/api', '--only', 'news,checkSession']],
  ['replay', ['replay', 'toy-tip']],
  ['replay', ['replay', failing]],
  ['explore', ['explore', '--seeds', '1..2', '--hours', '0.05', '--workers', '1']],
  ['check', ['check', 'bsn', '111222333', '123456789']],
  ['check price', ['check', 'price', '1', '99']],
  ['check rule', ['check', 'rule', '--amount', '5', '--reaction', '99']],
  ...['events', 'calls', 'errors', 'scenarios', 'actions', 'states', 'faults', 'performers'].map(
    (what): [string, string[]] => [`list ${what}`, ['list', what]],
  ),
])('prints %s as its schema says: %j', async (name, args) => {
  const filled = args.map((arg) => arg.replace('$PORT', port).replace('$URL', platform.url));
  const { printed, read } = held(name, (await runHere([...filled, '--json'])).out);
  expect(printed).toEqual(read);
});

it('prints of a running platform what its schema says', async () => {
  const args = ['serve', '--port', '0', '--crowd', 'none', '--json'];
  const { printed, read } = held('serve', (await runSim(args, { signalWhen: '"pid"' })).out);
  expect(printed).toEqual(read);
});

it('prints what passes, and what a customer hears, as their schemas say', async () => {
  await anna.call('POST', 'performer/performer_accounts/1001/blocked_words', { word: 'piano' });
  const tail = runSim(['tail', '--json', ...ON.map((arg) => arg.replace('$PORT', port))], { signalWhen: '"leave"' });
  const customer = runSim([
    'customer',
    '--performer',
    '1001',
    '--json',
    '--say',
    'a piano',
    '--after',
    '2',
    '--port',
    port,
  ]);
  const { clientId } = await socket.receives('videoChat', ({ type }) => type === 'REQUEST');
  await anna.call('POST', 'session/accept_request', { clientId });
  const received = held('customer', (await customer).out);
  expect(received.printed).toEqual(received.read);
  expect(received.printed).toContainEqual({ heard: { type: 'accepted' } });
  expect(received.printed).toContainEqual({ undelivered: 'a piano' });
  const passed = held('tail', (await tail).out);
  expect(passed.printed).toEqual(passed.read);
});

it('prints the address of Intiface as its schema says', async () => {
  const { out } = await runSim(['intiface', '--port', '0', '--json'], { signalWhen: '"pid"' });
  const { printed, read } = held('intiface', out);
  expect(printed).toEqual(read);
});

it('prints the address of the toy app, each command and its log as their schemas say', async () => {
  let log = Promise.resolve('');
  const { out } = await runSim(['toy-app', '--port', '0', '--no-tls', '--json'], {
    signalWhen: '"Stop"',
    onLine: (line) => {
      const { url } = JSON.parse(line);
      if (url === undefined) return;
      const apply = (action: string) =>
        fetch(`${url}/command`, {
          method: 'POST',
          body: JSON.stringify({ command: 'Function', action, timeSec: 0, apiVer: 1 }),
        });
      log = apply('Vibrate:5')
        .then(() => runHere(['toy', 'log', '--app-port', new URL(url).port, '--json']))
        .then(async (run) => {
          await apply('Stop');
          return run.out;
        });
    },
  });
  const app = held('toy-app', out);
  expect(app.printed).toEqual(app.read);
  expect(app.printed.length).toBe(3);
  const entries = held('toy log', await log);
  expect(entries.printed).toEqual(entries.read);
});

it('has tried every command that prints JSON', () => {
  expect([...tried].toSorted()).toEqual(Object.keys(COMMAND_OUTPUTS).toSorted());
});
