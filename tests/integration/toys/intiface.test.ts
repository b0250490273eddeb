import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createIntifaceApp } from '@greenroom/adapters-toy/toys/intiface-app.toy';
import { toyId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { ToyApp } from '@greenroom/core/toys/toy-app.port';
import type { ToyCommand } from '@greenroom/core/toys/toy-command';
import { createPlatformClock, type PlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { startIntiface, type SimulatedIntiface } from '@greenroom/sim-cli/toys/intiface';
import { createToyDrawer, type ToyDrawer } from '@greenroom/sim-cli/toys/toy-drawer';
import { eventually } from '../../support/eventually.ts';
import { LUSH, NORA } from '../../support/toys.ts';

/** Rate of the toys' clock. */
const RATE = 20;
let clock: PlatformClock;
let network: PlatformClock;
let drawer: ToyDrawer;
let intiface: SimulatedIntiface;

beforeEach(async () => {
  clock = createPlatformClock(RATE);
  network = createPlatformClock();
  drawer = createToyDrawer(clock, [LUSH, NORA]);
  intiface = await startIntiface({ port: 0, drawer, clock: network });
});
afterEach(async () => {
  await intiface.stop();
  clock.dispose();
  network.dispose();
});

const client = (networkClock: Parameters<typeof createIntifaceApp>[0]['networkClock'] = network): ToyApp =>
  createIntifaceApp({ url: intiface.url, clock, networkClock, log: silentLog });
const connected = async (): Promise<ToyApp> => {
  const app = client();
  expect(await app.toys()).toMatchObject({ ok: true });
  return app;
};
const PEARL = toyId('intiface-Pearl');
const SECOND = toyId('intiface-Brand Nora');
const command = (change: Partial<ToyCommand> = {}): ToyCommand => ({
  toy: PEARL,
  time: millis(2_000),
  action: { type: 'function', levels: [{ motion: 'vibrate', level: 10 }] },
  ...change,
});
const told = () => drawer.log().map(({ action, toys }) => `${action} ${toys.join('+')}`);
/** Long enough for anything that was still planned. */
const later = () => pause(5_000 / RATE);

it('lists the toys that are switched on, with what they can do, and their battery as soon as it is known', async () => {
  const app = await connected();
  const list = await eventually(async () => {
    const toys = await app.toys();
    return toys.ok && toys.value[0]?.battery === undefined ? undefined : toys;
  });
  expect(list).toEqual({
    ok: true,
    value: [
      { id: PEARL, name: 'Pearl', toyType: 'Lush', connected: true, battery: 80, functions: ['vibrate'] },
      {
        id: SECOND,
        name: 'Brand Nora',
        toyType: 'Nora',
        connected: true,
        battery: undefined,
        functions: ['vibrate', 'rotate'],
      },
    ],
  });
  drawer.put({ id: NORA.id, connected: false });
  intiface.update();
  await eventually(async () => {
    const toys = await app.toys();
    return toys.ok && toys.value.length === 1;
  });
});

it('gives each motion its absolute value, and ends it at its time by itself', async () => {
  const app = await connected();
  const levels = [{ motion: 'rotate', level: 10 }] as const;
  expect(await app.run(command({ toy: SECOND, action: { type: 'function', levels } }))).toMatchObject({ ok: true });
  expect(drawer.moving()).toEqual([NORA.id]);
  await eventually(() => drawer.moving().length === 0);
  expect(told()).toContain(`Vibrate:0,Rotate:10 ${NORA.id}`);
  const [first] = drawer.log();
  const last = drawer.log().at(-1);
  expect(last).toMatchObject({ via: 'intiface', action: 'Stop', toys: [NORA.id] });
  expect((last?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(2_000);
});

it('turns a toy the other way at a negative value, as a plain client sends it, and stops it at 0', async () => {
  const socket = new WebSocket(intiface.url);
  await new Promise<void>((resolve) => {
    socket.onopen = () => resolve();
  });
  const answers: unknown[] = [];
  socket.onmessage = ({ data }) => answers.push(JSON.parse(String(data)));
  const put = (Id: number, Value: number) =>
    socket.send(
      JSON.stringify([{ OutputCmd: { Id, DeviceIndex: 1, FeatureIndex: 1, Command: { Rotate: { Value } } } }]),
    );
  put(1, -10);
  await eventually(() => answers.length === 1);
  expect(answers).toEqual([[{ Ok: { Id: 1 } }]]);
  expect(drawer.log().at(-1)).toMatchObject({ action: 'Vibrate:0,Rotate:-10', toys: [NORA.id], code: 200 });
  expect(drawer.moving()).toEqual([NORA.id]);
  put(2, 0);
  await eventually(() => drawer.moving().length === 0);
  put(3, -21);
  await eventually(() => answers.length === 3);
  expect(answers[2]).toMatchObject([{ Error: { Id: 3 } }]);
  socket.close();
});

it('plays a preset and a pattern step by step, and ends them', async () => {
  // Time goes on only when the toy has taken its step, so that a busy machine leaves none out.
  const time = createVirtualClock();
  const app = createIntifaceApp({ url: intiface.url, clock: time, networkClock: network, log: silentLog });
  expect(await app.toys()).toMatchObject({ ok: true });
  const play = async (action: ToyCommand['action'], each: number): Promise<readonly string[]> => {
    const before = told().length;
    await app.run(command({ action }));
    for (let steps = 1; !told().at(-1)?.startsWith('Stop'); steps += 1) {
      await eventually(() => told().length === before + steps);
      time.advance(millis(each));
      await eventually(() => told().length === before + steps + 1);
    }
    return told().slice(before);
  };
  const vibrates = (strength: number): string => `Vibrate:${strength} ${LUSH.id}`;
  const stop = `Stop ${LUSH.id}`;
  const pattern = { type: 'pattern', motions: ['vibrate'], strengths: [5, 15], step: millis(500) } as const;
  expect(await play(pattern, 500)).toEqual([...[5, 15, 5, 15].map(vibrates), stop]);
  const pulse = [20, 20, 0, 0, 20, 20, 0, 0];
  expect(await play({ type: 'preset', preset: 'pulse' }, 250)).toEqual([...pulse.map(vibrates), stop]);
});

it('does not end a command by the end of the one before', async () => {
  const app = await connected();
  await app.run(command({ time: millis(1_000) }));
  await app.run(command({ time: millis(60_000) }));
  await later();
  expect(drawer.moving()).toEqual([LUSH.id]);
});

it('says that it stopped when Intiface answered, and sends nothing after', async () => {
  const app = await connected();
  await app.run(command({ action: { type: 'preset', preset: 'wave' }, time: millis(60_000) }));
  void app.run(command({ toy: SECOND, time: millis(60_000) }));
  expect(await app.stop()).toEqual({ ok: true, value: undefined });
  expect(drawer.moving()).toEqual([]);
  const before = told();
  await later();
  expect(told()).toEqual(before);
});

it.each([
  ['a toy that is not there', command({ toy: toyId('intiface-7') }), 401],
  [
    'a motion that the toy does not have',
    command({ action: { type: 'function', levels: [{ motion: 'pump', level: 1 }] } }),
    403,
  ],
])('refuses %s', async (_, wrong, code) => {
  const app = await connected();
  expect(await app.run(wrong)).toMatchObject({ ok: false, error: { kind: 'refused', code } });
  expect(drawer.log()).toEqual([]);
});

it('tells that a toy was switched off between the list and the command', async () => {
  const app = await connected();
  drawer.put({ id: LUSH.id, connected: false });
  expect(await app.run(command())).toMatchObject({ ok: false, error: { kind: 'refused', code: 402 } });
});

it('confirms no stop that is not answered within 2 s', async () => {
  const app = client({ schedule: (after, task) => network.schedule(millis(after / 20), task) });
  await app.toys();
  await app.run(command({ time: millis(60_000) }));
  intiface.silence(true);
  expect(await app.stop()).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  intiface.silence(false);
  expect(await app.stop()).toMatchObject({ ok: true });
});

it('is missing where no server listens, and is found as soon as one does', async () => {
  const app = await connected();
  const port = Number(new URL(intiface.url).port);
  await intiface.stop();
  await eventually(async () => !(await app.toys()).ok);
  expect(await app.toys()).toMatchObject({ ok: false, error: { code: 500, kind: 'unreachable' } });
  expect(await app.stop()).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  intiface = await startIntiface({ port, drawer, clock: network });
  expect(await app.toys()).toMatchObject({ ok: true });
  expect(await app.run(command())).toMatchObject({ ok: true });
});

it('pings a server that wants it; a server without pings stops every toy', async () => {
  await intiface.stop();
  intiface = await startIntiface({ port: 0, drawer, clock: network, maxPing: 200 });
  const app = await connected();
  await app.run(command({ time: millis(600_000) }));
  await pause(600);
  expect(drawer.moving()).toEqual([LUSH.id]);
  const frozen = client({ schedule: () => () => undefined });
  await frozen.toys();
  await frozen.run(command({ toy: SECOND, time: millis(600_000) }));
  await eventually(() => drawer.moving().length === 0);
});

it('keeps the id of a toy whose number passes to it from one that left', async () => {
  const app = await connected();
  const ids = async () => {
    const toys = await app.toys();
    return toys.ok ? toys.value.map(({ id }) => id) : [];
  };
  drawer.put({ id: LUSH.id, connected: false });
  intiface.update();
  await eventually(async () => ((await ids()).length === 1 ? true : undefined));
  drawer.take(LUSH.id);
  intiface.update();
  drawer.put({ id: 'domi', model: 'domi' });
  intiface.update();
  await eventually(async () => ((await ids()).length === 2 ? true : undefined));
  expect(await ids()).toEqual([SECOND, 'intiface-Brand Domi']);
  expect(await app.run(command())).toMatchObject({ ok: false, error: { code: 401 } });
  expect(await app.run(command({ toy: SECOND }))).toMatchObject({ ok: true });
  expect(told().at(-1)).toBe(`Vibrate:10,Rotate:0 ${NORA.id}`);
});
