import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createToyCloud } from '@greenroom/adapters-toy/toys/toy-cloud.toy';
import { createToySocket } from '@greenroom/adapters-toy/toys/toy-socket.toy';
import { performerId, toyId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { millis } from '@greenroom/core/kernel/units';
import type { ToySocketConnection } from '@greenroom/core/toys/toy-socket.port';
import { createPlatformClock, type PlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { eventually } from '../../support/eventually.ts';
import { startToyVendor, type ToyVendor } from '../../support/toy-vendor.ts';
import { LUSH, NORA, SITE } from '../../support/toys.ts';

let clock: PlatformClock;
let vendor: ToyVendor;
const UID = '1004';

beforeEach(async () => {
  clock = createPlatformClock();
  vendor = await startToyVendor(SITE, clock, silentLog);
});
afterEach(async () => {
  await vendor.stop();
  clock.dispose();
});

const cloud = (change: { url?: string; token?: string; platform?: string; tokenUrl?: string } = {}) =>
  createToyCloud({ url: vendor.cloudUrl, ...SITE, fetch, clock, ...change });

const addressOf = async () => {
  const token = await cloud().authToken(performerId(UID));
  if (!token.ok) throw new Error(token.error.message);
  const address = await cloud().socketAddress(token.value);
  if (!address.ok) throw new Error(address.error.message);
  return address.value;
};

const connect = async (generation: 'eio3' | 'eio4', wait = 0) => {
  const received: unknown[] = [];
  const address = await addressOf();
  await pause(wait);
  const listener = {
    opened: () => void received.push('opened'),
    qr: (qr: unknown) => void received.push(qr),
    appStatus: (on: boolean) => void received.push(`status ${on}`),
    appOnline: (on: boolean) => void received.push(`online ${on}`),
    devices: ({ device }: { device: string }, toys: readonly { id: string }[]) =>
      void received.push(`${device} ${toys.map((toy) => toy.id).join(' ')}`),
    closed: () => void received.push('closed'),
  };
  const connection: ToySocketConnection = createToySocket({ generation, log: silentLog }).open(address, listener);
  const until = (what: unknown) => eventually(() => received.includes(what));
  return { received, connection, until };
};

const command = {
  toy: toyId(LUSH.id),
  time: millis(2_000),
  action: { type: 'function', levels: [{ motion: 'vibrate', level: 5 }] },
} as const;

it.each(['eio3', 'eio4'] as const)('takes a phone from the code to the last stop over %s', async (generation) => {
  const { received, connection, until } = await connect(generation);
  await until('opened');
  const protocol = generation === 'eio3' ? 3 : 4;
  // This side may know of the connection a moment before the hub does.
  await eventually(() => vendor.hub.connections().includes(protocol));
  expect(vendor.hub.connections()).toEqual([protocol]);
  connection.askForQr();
  const qr = await eventually(() => received.find((one) => typeof one === 'object'));
  expect(qr).toMatchObject({
    image: expect.stringContaining('/toy-cloud/qr/'),
    code: expect.stringMatching(/^\d{6}$/),
  });
  const { drawer } = await vendor.hub.scan(UID, [LUSH, NORA]);
  await until(`remote_${UID} ${LUSH.id} ${NORA.id}`);
  expect(received).toEqual(expect.arrayContaining(['status true', 'online true']));
  expect(connection.run(command)).toBe(true);
  expect(connection.stop()).toBe(true);
  await eventually(() => drawer.log().length === 2);
  expect(drawer.log().map(({ via, action, toys }) => [via, action, ...toys])).toEqual([
    ['hub', 'Vibrate:5', LUSH.id],
    ['hub', 'Stop', LUSH.id, NORA.id],
  ]);
  vendor.hub.setOnline(UID, false);
  await until('online false');
  vendor.hub.leave(UID);
  await until('status false');
  connection.close();
});

it('brings no command to a phone without network, and says so to a page that connects meanwhile', async () => {
  const { drawer } = await vendor.hub.scan(UID, [LUSH]);
  vendor.hub.setOnline(UID, false);
  const { connection, received, until } = await connect('eio4');
  await until('online false');
  expect(received.indexOf('online false')).toBeGreaterThan(received.indexOf(`remote_${UID} ${LUSH.id}`));
  connection.run(command);
  // Answered after the command has arrived.
  connection.askForQr();
  await eventually(() => received.find((one) => typeof one === 'object'));
  vendor.hub.setOnline(UID, true);
  await until('online true');
  connection.stop();
  await eventually(() => drawer.log().length > 0);
  expect(drawer.log().map(({ action }) => action)).toEqual(['Stop']);
  connection.close();
});

it('understands payloads as objects', async () => {
  vendor.hub.useFormat('object');
  const { connection, received, until } = await connect('eio3');
  await until('opened');
  connection.askForQr();
  await eventually(() => received.find((one) => typeof one === 'object'));
  await vendor.hub.scan(UID, [LUSH]);
  await until(`remote_${UID} ${LUSH.id}`);
  expect(received).toContain('status true');
  connection.close();
});

it.each(['eio3', 'eio4'] as const)(
  'says once that the hub dropped it, and sends nothing after, over %s',
  async (generation) => {
    const { connection, received, until } = await connect(generation);
    await until('opened');
    const { drawer } = await vendor.hub.scan(UID, [LUSH]);
    vendor.hub.drop();
    await until('closed');
    expect(connection.run(command)).toBe(false);
    await pause(100);
    expect(received.filter((one) => one === 'closed')).toHaveLength(1);
    expect(drawer.log()).toEqual([]);
  },
);

it('is not let in with a token that has expired', async () => {
  await vendor.stop();
  vendor = await startToyVendor(SITE, clock, silentLog, millis(300));
  const { until } = await connect('eio3', 400);
  await until('closed');
  expect(vendor.hub.connections()).toEqual([]);
});

it('is closed when no server listens there', async () => {
  const closed = Promise.withResolvers<string>();
  const nothing = () => undefined;
  createToySocket({ generation: 'eio3', log: silentLog }).open(
    { url: 'http://127.0.0.1:1?ntoken=x', path: '/developer.io' },
    { opened: nothing, qr: nothing, appStatus: nothing, appOnline: nothing, devices: nothing, closed: closed.resolve },
  );
  expect(await closed.promise).not.toBe('');
});

it('refuses a wrong token and a wrong site in the vendor’s words', async () => {
  expect(await cloud({ token: 'wrong' }).authToken(performerId(UID))).toMatchObject({
    ok: false,
    error: { kind: 'refused', message: 'invalid token' },
  });
  expect(await cloud({ platform: 'other' }).socketAddress('x')).toMatchObject({
    ok: false,
    error: { message: 'Developer information not found' },
  });
});

it.each(['{}', '{"code":0,"message":"Success"}', '{"code":0,"data":{}}', '[]'])(
  'says Authentication failed and Could not get socket for %s',
  async (text) => {
    const server = createServer((_request, response) => void response.end(text));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const broken = cloud({ url });
    expect(await broken.authToken(performerId(UID))).toMatchObject({ error: { message: 'Authentication failed' } });
    expect(await broken.socketAddress('x')).toMatchObject({ error: { message: 'Could not get socket' } });
    server.close();
  },
);
