import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { LUSH, NORA, startToyWorld, type ToyWorld, type ToyWorldOptions } from '../../support/toys.ts';

let world: ToyWorld | undefined;

afterEach(async () => {
  await world?.stop();
  world = undefined;
});

const start = async (options: ToyWorldOptions = {}): Promise<ToyWorld> => {
  world = await startToyWorld(options);
  world.toys.connect();
  return world;
};
const connected = async (options: ToyWorldOptions = {}): Promise<ToyWorld> => {
  const here = await start(options);
  await eventually(() => here.toys.connection.state().phase === 'local');
  return here;
};
const byPhone = async (options: ToyWorldOptions = {}) => {
  const here = await start({ app: false, ...options });
  await eventually(() => here.toys.connection.state().status === 'waiting_for_qr');
  const phone = await here.vendor.hub.scan('1004', [LUSH]);
  await eventually(() => here.toys.list.state().toys.length === 1);
  return { ...here, phone };
};

it('finds the app, runs a tip on every toy for its time, and stops', async () => {
  const { tip, commands, toys, drawer } = await connected({ rate: 20 });
  tip(1);
  await eventually(() => toys.queue.watch.state().stop.status === 'confirmed');
  expect(commands()).toEqual(['Function Vibrate:5 2', 'Function Vibrate:5 2', 'Function Stop 0']);
  expect(drawer.moving()).toEqual([]);
});

it('sends a stop as the next command within 100 ms while one runs and five tips wait, and nothing after it', async () => {
  const { tip, commands, toys, drawer, now } = await connected();
  for (let each = 0; each < 6; each += 1) tip(7);
  // Both commands are answered: a stop that overtakes one is repeated.
  await eventually(() => toys.queue.watch.state().phase.status === 'running');
  const before = commands().length;
  const askedAt = now();
  toys.stop();
  await eventually(() => toys.queue.watch.state().stop.status === 'confirmed');
  expect(commands().slice(before)).toEqual(['Function Stop 0']);
  expect((drawer.log().at(-1)?.at ?? 0) - askedAt).toBeLessThanOrEqual(100);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(commands()).toHaveLength(before + 1);
});

it('says that a silent toy could not be stopped, and keeps trying', async () => {
  const { tip, toys, app, drawer } = await connected({ rate: 20, patience: 100 });
  tip(7);
  await eventually(() => drawer.moving().length === 2);
  app.misbehave({ silent: true });
  toys.stop();
  await eventually(() => toys.queue.watch.state().stop.status === 'unconfirmed');
  expect(toys.queue.watch.state().stop).toEqual({ status: 'unconfirmed', trying: true });
  app.misbehave({ silent: false });
  await eventually(() => toys.queue.watch.state().stop.status === 'confirmed');
});

it('stops first when an app that died mid-command is back', async () => {
  const { tip, commands, toys, app } = await connected({ rate: 40 });
  app.misbehave({ dieAfter: 1 });
  const ended: unknown[] = [];
  toys.onFinished(({ outcome, code }) => ended.push([outcome, code]));
  tip(3);
  await eventually(() => ended.length === 1);
  expect(ended).toEqual([['failed', 'toys.apiUnavailable']]);
  await eventually(() => toys.connection.state().status === 'waiting_for_qr');
  app.misbehave({ dieAfter: 0 });
  await app.revive();
  await eventually(() => toys.queue.watch.state().stop.status === 'confirmed');
  const [tipped, ...afterwards] = commands();
  expect(tipped).toBe('Function Vibrate:10 6');
  // Once, or again where the answer took longer than the patience of the page: time runs 40 times as fast.
  expect(new Set(afterwards)).toEqual(new Set(['Function Stop 0']));
});

it.each([
  [401, 'toys.toyNotFound'],
  [402, 'toys.toyNotConnected'],
  [403, 'toys.notSupported'],
  [404, 'toys.commandRefused'],
  [500, 'toys.apiUnavailable'],
  [506, 'toys.apiUnavailable'],
])('tells the code %i with HTTP 200 as %s', async (code, meaning) => {
  const { tip, toys, app } = await connected({ rate: 20 });
  const ended: (string | undefined)[] = [];
  toys.onFinished((one) => ended.push(one.code));
  app.misbehave({ code });
  tip(1);
  await eventually(() => ended.length === 1);
  expect(ended).toEqual([meaning]);
});

it('runs the other toy when one vanishes between the list and the command', async () => {
  const { tip, toys, drawer } = await connected({ rate: 20 });
  drawer.take(NORA.id);
  tip(1);
  await eventually(() => toys.queue.watch.state().stop.status === 'confirmed');
  expect(drawer.log().map(({ toys: ids, code }) => [ids.length, code])).toEqual([
    [1, 200],
    [1, 401],
    [1, 200],
  ]);
});

it('shows a code where no app runs, and takes the app as soon as there is one', async () => {
  const { toys, app } = await start({ app: false, rate: 40 });
  await eventually(() => toys.connection.state().qr !== undefined);
  await app.revive();
  await eventually(() => toys.connection.state().phase === 'local');
  expect(toys.list.state().toys.map((toy) => toy.battery)).toEqual([80, undefined]);
});

it.each(['eio3', 'eio4'] as const)(
  'runs a tip on a phone over %s, and says that it stopped once its app answered on the local network',
  async (generation) => {
    const { tip, toys, phone } = await byPhone({ generation, rate: 20 });
    tip(1);
    await eventually(() => toys.queue.watch.state().stop.status === 'confirmed');
    expect(phone.drawer.log().map(({ via, action, timeSec }) => [via, action, timeSec])).toEqual(
      expect.arrayContaining([
        ['hub', 'Vibrate:5', 2],
        ['hub', 'Stop', 0],
        ['app', 'Stop', 0],
      ]),
    );
  },
);

it('does not say that a phone stopped whose app answers nowhere but over the hub', async () => {
  const { tip, toys, phone } = await byPhone({ rate: 20 });
  phone.app.die();
  tip(1);
  await eventually(() => toys.queue.watch.state().stop.status === 'unconfirmed');
  expect(phone.drawer.log().map(({ via, action }) => [via, action])).toEqual([
    ['hub', 'Vibrate:5'],
    ['hub', 'Stop'],
  ]);
});

it('comes back with a fresh token when the hub drops it, stops first, and replays nothing', async () => {
  const { tip, toys, phone, vendor } = await byPhone({ rate: 40 });
  const ended: string[] = [];
  toys.onFinished((one) => ended.push(one.outcome));
  tip(7);
  tip(1);
  await eventually(() => phone.drawer.log().length === 1);
  vendor.hub.drop();
  await eventually(() => toys.connection.state().status === 'connecting');
  expect(toys.connection.state().error).toBe('toys.socketDisconnect');
  await eventually(() => toys.connection.state().phase === 'phone');
  await eventually(() => toys.queue.watch.state().stop.status === 'confirmed');
  const byHub = phone.drawer.log().filter(({ via }) => via === 'hub');
  expect(byHub.map(({ action }) => action)).toEqual(['Vibrate:20', 'Stop']);
  expect(ended).toEqual(['failed', 'missed']);
});

it('lets a second phone not in while the first is there', async () => {
  const { toys, vendor } = await byPhone();
  vendor.hub.intrude('1004');
  await eventually(() => toys.connection.state().error === 'toys.anotherAppConnecting');
  expect(toys.list.state().toys.map((toy) => String(toy.id))).toEqual([LUSH.id]);
});

it('is disconnected without toys when the app on the phone is closed', async () => {
  const { toys, vendor } = await byPhone({ rate: 20 });
  vendor.hub.leave('1004');
  await eventually(() => toys.list.state().toys.length === 0);
  expect(toys.connection.state()).toMatchObject({ status: 'disconnected', error: 'toys.noActiveClients' });
});

it('leaves every toy at rest on a log-out while one runs', async () => {
  const { tip, toys, drawer } = await connected();
  tip(7);
  await eventually(() => drawer.moving().length === 2);
  toys.reset();
  await eventually(() => toys.connection.state().status === 'disconnected');
  expect(drawer.moving()).toEqual([]);
});
