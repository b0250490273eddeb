import { once } from 'node:events';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFirstToyApp } from '@greenroom/adapters-toy/toys/first-toy-app.toy';
import { createToyApp } from '@greenroom/adapters-toy/toys/toy-app.toy';
import { toyId } from '@greenroom/core/kernel/ids';
import { millis } from '@greenroom/core/kernel/units';
import type { ToyCommand } from '@greenroom/core/toys/toy-command';
import { createPlatformClock, type PlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { startToyApp, type SimulatedToyApp } from '@greenroom/sim-cli/toys/toy-app';
import { createToyDrawer, type ToyDrawer } from '@greenroom/sim-cli/toys/toy-drawer';
import { LUSH, NORA } from '../../support/toys.ts';

let clock: PlatformClock;
let drawer: ToyDrawer;
let app: SimulatedToyApp;

beforeEach(async () => {
  clock = createPlatformClock();
  drawer = createToyDrawer(clock, [LUSH, NORA]);
  app = await startToyApp({ port: 0, tlsPort: 0, drawer, clock });
});
afterEach(async () => {
  await app.stop();
  clock.dispose();
});

/** Timeouts of 2 s pass in a hundredth of that. */
const hurried = { schedule: (after: number, task: () => void) => clock.schedule(millis(after / 100), task) };
const client = (url = app.url) => createToyApp({ url, fetch, clock });
const command = (change: Partial<ToyCommand> = {}): ToyCommand => ({
  toy: toyId(LUSH.id),
  time: millis(6_000),
  action: { type: 'function', levels: [{ motion: 'vibrate', level: 10 }] },
  ...change,
});

it.each([
  ['text', true],
  ['object', false],
] as const)('lists the toys that come as %s', async (toysAs, reportsFunctions) => {
  app.misbehave({ toysAs, reportsFunctions });
  expect(await client().toys()).toEqual({
    ok: true,
    value: [
      {
        id: LUSH.id,
        name: 'Pearl',
        toyType: 'lush',
        connected: true,
        battery: 80,
        functions: reportsFunctions ? ['Vibrate'] : undefined,
      },
      {
        id: NORA.id,
        name: 'nora',
        toyType: 'nora',
        connected: true,
        battery: undefined,
        functions: reportsFunctions ? ['Vibrate', 'Rotate'] : undefined,
      },
    ],
  });
});

it('tells the toy exactly what is meant', async () => {
  const pattern = { type: 'pattern', motions: ['vibrate', 'rotate'], strengths: [5, 10], step: millis(500) } as const;
  await client().run(command());
  await client().run(command({ action: { type: 'preset', preset: 'wave' }, time: millis(10_000) }));
  await client().run(command({ action: pattern, time: millis(2_500), toy: toyId(NORA.id) }));
  await client().stop();
  expect(drawer.log().map(({ at: _at, ...entry }) => entry)).toEqual([
    { via: 'app', command: 'Function', action: 'Vibrate:10', timeSec: 6, toys: [LUSH.id], code: 200 },
    { via: 'app', command: 'Preset', name: 'wave', timeSec: 10, toys: [LUSH.id], code: 200 },
    {
      via: 'app',
      command: 'Pattern',
      rule: 'V:1;F:v,r;S:500#',
      strength: '5;10',
      timeSec: 2.5,
      toys: [NORA.id],
      code: 200,
    },
    { via: 'app', command: 'Function', action: 'Stop', timeSec: 0, toys: [LUSH.id, NORA.id], code: 200 },
  ]);
  expect(drawer.moving()).toEqual([]);
});

it('takes a command of 4 MB to its end, and answers it', async () => {
  const sent = plainRequest(`${app.url}/command`, { method: 'POST', headers: { 'Content-Type': 'application/json' } });
  const whole = once(sent.end(JSON.stringify('x'.repeat(4 * 1024 ** 2))), 'finish');
  const [response] = await once(sent, 'response');
  await Promise.all([whole, once(response.resume(), 'end')]);
  expect(response.statusCode).toBe(200);
});

it.each([400, 401, 402, 403, 404, 500, 506])('reads the code %i behind HTTP 200', async (code) => {
  app.misbehave({ code });
  const error = { kind: 'refused', code };
  expect(await client().run(command())).toMatchObject({ ok: false, error });
  expect(await client().toys()).toMatchObject({ ok: false, error });
});

it.each([
  ['a toy that vanished', command({ toy: toyId('gone') }), 401],
  [
    'a motion that the toy does not have',
    command({ action: { type: 'function', levels: [{ motion: 'rotate', level: 5 }] } }),
    403,
  ],
  [
    'a level beyond the range',
    command({ action: { type: 'function', levels: [{ motion: 'vibrate', level: 21 }] } }),
    404,
  ],
  ['half a second', command({ time: millis(500) }), 404],
] as const)('is refused for %s', async (_, wrong, code) => {
  expect(await client().run(wrong)).toMatchObject({ ok: false, error: { code } });
});

it('is refused by a toy that is switched off', async () => {
  drawer.put({ id: LUSH.id, connected: false });
  expect(await client().run(command())).toMatchObject({ ok: false, error: { code: 402 } });
});

it('gives an app up that does not answer within 2 s', async () => {
  app.misbehave({ silent: true });
  const error = { code: 500, kind: 'unreachable', message: 'Network request timed out' };
  const toys = createToyApp({ url: app.url, fetch, clock: hurried });
  expect(await toys.run(command())).toEqual({ ok: false, error });
});

it('fails with code 500 where no app listens', async () => {
  app.die();
  const error = { code: 500, kind: 'unreachable', message: 'Network request failed' };
  expect(await client().toys()).toEqual({ ok: false, error });
});

it('ends at the next command once it has carried out as many as it may, and at no question', async () => {
  await client().run(command());
  drawer.apply({ command: 'Function', action: 'Stop', timeSec: 0, apiVer: 1 }, 'hub');
  app.misbehave({ dieAfter: 2 });
  expect((await client().toys()).ok).toBe(true);
  expect(app.isRunning()).toBe(true);
  expect((await client().run(command())).ok).toBe(false);
  expect(app.isRunning()).toBe(false);
});

it('opens no port while one of them is taken, and both once it is free', async () => {
  app.die();
  const other = createServer().listen(Number(new URL(app.tlsUrl).port), '127.0.0.1');
  await once(other, 'listening');
  await expect(app.revive()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect([app.isRunning(), (await client().toys()).ok]).toEqual([false, false]);
  other.close();
  await once(other, 'close');
  await app.revive();
  expect([app.isRunning(), (await client().toys()).ok]).toEqual([true, true]);
});

it('goes on when it is started while it runs, and still ends', async () => {
  await app.revive();
  expect((await client().toys()).ok).toBe(true);
  app.die();
  expect((await client().toys()).ok).toBe(false);
});

it('finds the second app where the first is not there, and stays with it', async () => {
  const toys = createFirstToyApp([client('http://127.0.0.1:1'), client()], clock);
  expect(await toys.run(command())).toMatchObject({ ok: false });
  expect(await toys.toys()).toMatchObject({ ok: true });
  expect(await toys.run(command())).toMatchObject({ ok: true });
});

it('answers over TLS with a certificate made on the spot', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const options = { method: 'POST', ca: app.certificate };
    const call = request(`${app.tlsUrl}/command`, options, (response) => {
      response.on('data', (piece: Buffer) => resolve(piece.toString()));
    });
    call.on('error', reject);
    call.end('{"command":"GetToyName"}');
  });
  expect(JSON.parse(answer)).toEqual({ code: 200, data: ['lush', 'nora'], type: 'OK' });
});

it('lets pages of this machine ask, and no others', async () => {
  const preflight = (origin: string) => fetch(`${app.url}/command`, { method: 'OPTIONS', headers: { origin } });
  const own = await preflight('http://127.0.0.1:4000');
  expect(own.status).toBe(204);
  expect(own.headers.get('access-control-allow-private-network')).toBe('true');
  expect(own.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4000');
  expect((await preflight('https://evil.example')).status).toBe(403);
});
