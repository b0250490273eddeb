import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createToyCloud } from '@greenroom/adapters-toy/toys/toy-cloud.toy';
import { createToySocket } from '@greenroom/adapters-toy/toys/toy-socket.toy';
import { performerId, toyId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { millis } from '@greenroom/core/kernel/units';
import { createPerformer } from '@greenroom/sim-cli/actors/performer';
import { createPlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { eventually } from '../../support/eventually.ts';
import { startPlatformHere } from '../../support/platform-here.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { LUSH } from '../../support/toys.ts';

const MAIN = fileURLToPath(new URL('../../../packages/sim-cli/bin/greenroom-sim.mjs', import.meta.url));
let platform: TestPlatform;
const clock = createPlatformClock();

beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(async () => {
  await platform.stop();
  clock.dispose();
});

const sim = async (...words: string[]): Promise<{ code: number; text: string }> => {
  const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => pieces.push(piece.toString()));
  const [code] = await once(child, 'close');
  return { code: Number(code), text: pieces.join('') };
};
const port = (url: string): string => new URL(url).port;

it('brings a phone to a page through the platform’s own cloud and hub, and shows what it was told', async () => {
  const configuration: unknown = await (await fetch(`${platform.url}/config.json`)).json();
  expect(configuration).toMatchObject({ toyCloudUrl: `${platform.url}/toy-cloud`, toyHubGeneration: 'eio3' });
  const site = { platform: 'greenroom', token: 'greenroom-demo' };
  const cloud = createToyCloud({ url: `${platform.url}/toy-cloud`, ...site, fetch, clock });
  const token = await cloud.authToken(performerId('1004'));
  const address = await cloud.socketAddress(token.ok ? token.value : '');
  if (!address.ok) throw new Error(address.error.message);
  const received: string[] = [];
  const images: string[] = [];
  const socket = createToySocket({ generation: 'eio3', log: silentLog }).open(address.value, {
    opened: () => received.push('opened'),
    qr: ({ image }) => images.push(image),
    appStatus: (on) => received.push(`status ${on}`),
    appOnline: () => undefined,
    devices: (_phone, toys) => received.push(...toys.map((toy) => `${toy.toyType} ${toy.battery}`)),
    closed: () => received.push('closed'),
  });
  await eventually(() => received.includes('opened'));
  socket.askForQr();
  const image = await eventually(() => images[0]);
  expect((await fetch(image)).headers.get('content-type')).toContain('image/svg+xml');

  const where = ['--port', port(platform.url), '--performer', '1004'];
  expect(await sim('toy', 'phone', ...where, '--toy', 'max:null')).toMatchObject({ code: 0 });
  await eventually(() => received.includes('max undefined'));
  socket.run({ toy: toyId('other'), time: millis(2_000), action: { type: 'preset', preset: 'wave' } });
  socket.stop();
  const log = (await sim('toy', 'log', ...where, '--json')).text;
  const entries = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(entries).toMatchObject([
    { via: 'hub', command: 'Preset', name: 'wave', timeSec: 2, toys: ['other'], code: 401 },
    { via: 'hub', command: 'Function', action: 'Stop', code: 200 },
  ]);
  await sim('toy', 'phone', 'close', ...where);
  await eventually(() => received.includes('status false'));
  socket.close();
});

it('replays nothing after toy-hub-drop, and confirms no stop while toy-phone-silent is on', async () => {
  const id = await platform.hire();
  const performer = createPerformer({ url: platform.url, clockRate: 5 });
  const { toys, login } = performer.app;
  performer.app.start();
  await eventually(() => login.watch.state().checkedOnce);
  login.logIn({ performerId: id, password: platform.password });
  await eventually(() => login.watch.state().status === 'authenticated');
  toys.connect();
  await eventually(() => toys.connection.state().status === 'waiting_for_qr');
  await platform.phone(id, 'scan', [LUSH]);
  await eventually(() => toys.list.state().toys.length === 1);

  await platform.fault('toy-hub-drop', true);
  await eventually(() => toys.connection.state().phase !== 'phone');
  await eventually(() => toys.connection.state().phase === 'phone' && toys.list.state().toys.length === 1);
  expect((await platform.phoneLog(id)).entries.filter(({ action }) => action !== 'Stop')).toEqual([]);

  await platform.fault('toy-phone-silent', true, id);
  toys.stop();
  await eventually(() => toys.queue.watch.state().stop.status === 'unconfirmed');
  await platform.fault('toy-phone-silent', false, id);
  toys.stop();
  await eventually(() => toys.queue.watch.state().stop.status === 'confirmed');
  performer.dispose();
});

it('runs the toy app from the command line', async () => {
  const words = ['toy-app', '--port', '0', '--tls-port', '0', '--toy', 'lush', '--json'];
  const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { url, tlsUrl, toys } = JSON.parse(String(line));
  expect([tlsUrl, toys]).toMatchObject([expect.stringContaining('https://127.0.0.1:'), [{ model: 'lush' }]]);
  const body = JSON.stringify({ command: 'Function', action: 'Vibrate:5', timeSec: 2, apiVer: 1 });
  const answer = await fetch(`${url}/command`, { method: 'POST', body });
  expect(await answer.json()).toEqual({ code: 200, type: 'ok' });
  const shown = await sim('toy', 'log', '--app-port', port(url), '--json');
  expect(JSON.parse(shown.text)).toMatchObject({ command: 'Function', action: 'Vibrate:5', timeSec: 2, code: 200 });
  child.kill('SIGTERM');
  await once(child, 'exit');
});

it('says in one line that no phone has scanned the code', async () => {
  const { code, text } = await sim('toy', 'log', '--port', port(platform.url), '--performer', '1001');
  expect(code).toBe(1);
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(text).toContain('toy phone');
});
