import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import { silentLog, type LogFields } from '@greenroom/core/kernel/log.port';
import type { RealtimeSocketListener } from '@greenroom/core/realtime/realtime-socket.port';
import { createMainSocket, type MainSocketOptions } from './main-socket.socket.ts';

let http: HttpServer;
let platform: Server;
let url: string;
/** What the platform's end was told, in order. */
let told: unknown[];

const listen = async (transports: ('websocket' | 'polling')[] = ['websocket', 'polling']): Promise<void> => {
  http = createServer();
  platform = new Server(http, { transports });
  platform.on('connection', (socket) => {
    socket.onAny((name: string, payload: unknown, ack?: (answer: unknown) => void) => {
      told.push([name, payload]);
      if (name === 'user') ack?.({ ok: (payload as { token: string }).token === 'right' });
      if (name === 'ping') socket.emit('pong', {});
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
};

beforeEach(async () => {
  told = [];
  await listen();
});
afterEach(() => platform.close());

type Recorder = RealtimeSocketListener & { readonly heardOf: unknown[]; readonly heardCount: () => number };

/** Writes down everything a connection reports. */
const recorder = (): Recorder => {
  const heardOf: unknown[] = [];
  let count = 0;
  return {
    heardOf,
    heardCount: () => count,
    opened: () => heardOf.push('opened'),
    closed: (reason) => heardOf.push(['closed', reason]),
    authenticated: (accepted) => heardOf.push(['authenticated', accepted]),
    pong: () => heardOf.push('pong'),
    heard: () => {
      count += 1;
    },
    event: (event) => heardOf.push(event),
  };
};

const mainSocket = (changes: Partial<MainSocketOptions> = {}) => createMainSocket({ url, log: silentLog, ...changes });
const until = (check: () => void) => vi.waitFor(check, { timeout: 3_000, interval: 5 });
const opened = (listener: Recorder) => until(() => expect(listener.heardOf).toContain('opened'));
const serverSide = async (): Promise<ServerSocket> => {
  await until(() => expect(platform.sockets.sockets.size).toBe(1));
  const [socket] = platform.sockets.sockets.values();
  if (socket === undefined) throw new Error('nobody is connected');
  return socket;
};
const right = { performerId: performerId('1001'), socketToken: 'right' };
const wrong = { performerId: performerId('1001'), socketToken: 'wrong' };
const typing = {
  event: 'typing',
  content: { performerId: '1001' },
  receiverId: clientId('5001'),
  receiverType: 'ROLE_CLIENT',
} as const;

it('opens, authenticates and hears that the platform took it', async () => {
  const listener = recorder();
  const connection = mainSocket().open(listener);
  await opened(listener);
  connection.authenticate(right);
  await until(() => expect(listener.heardOf).toEqual(['opened', ['authenticated', true]]));
  expect(told).toEqual([['user', { id: '1001', token: 'right', type: 'ROLE_PERFORMER' }]]);
  connection.close();
});

it('hears that the platform refused the authentication', async () => {
  const listener = recorder();
  const connection = mainSocket().open(listener);
  connection.authenticate(wrong);
  await until(() => expect(listener.heardOf).toEqual(['opened', ['authenticated', false]]));
  connection.close();
});

it('says in order what it was told before the library was there', async () => {
  let ready = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const listener = recorder();
  const connection = mainSocket({ load: () => gate.then(() => import('socket.io-client')) }).open(listener);
  connection.authenticate(right);
  connection.send(typing);
  expect(told).toEqual([]);
  ready();
  await until(() => expect(told.map((line) => (line as [string])[0])).toEqual(['user', 'event']));
  expect(told[1]).toEqual([
    'event',
    {
      event: 'typing',
      content: '%7B%22performerId%22%3A%221001%22%7D',
      receiverId: '5001',
      receiverType: 'ROLE_CLIENT',
    },
  ]);
  connection.close();
});

it('never connects when it was closed before the library was there', async () => {
  let ready = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const listener = recorder();
  const loaded = gate.then(() => import('socket.io-client'));
  mainSocket({ load: () => loaded })
    .open(listener)
    .close();
  ready();
  await loaded;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(platform.engine.clientsCount).toBe(0);
  expect(listener.heardOf).toEqual([]);
});

it('closes when the library cannot be loaded', async () => {
  const listener = recorder();
  mainSocket({ load: () => Promise.reject(new Error('offline')) }).open(listener);
  await until(() => expect(listener.heardOf).toEqual([['closed', 'the socket library could not be loaded']]));
});

it('hears pong after ping, and both plain events and envelopes', async () => {
  const listener = recorder();
  const connection = mainSocket().open(listener);
  await opened(listener);
  connection.ping();
  await until(() => expect(listener.heardOf).toContain('pong'));
  const server = await serverSide();
  server.emit('email', { value: 3 });
  server.emit('receivedEvent', {
    event: 'typing',
    content: '%7B%22clientId%22%3A%225001%22%7D',
    senderId: '5001',
    senderType: 'ROLE_CLIENT',
  });
  server.emit('forceReload');
  await until(() =>
    expect(listener.heardOf).toEqual([
      'opened',
      'pong',
      { type: 'inboxChanged', unread: 3 },
      { type: 'clientTyping', clientId: '5001' },
      { type: 'reloadForced' },
    ]),
  );
  connection.close();
});

it('sends a ping that follows a message in the same breath', async () => {
  const listener = recorder();
  const connection = mainSocket().open(listener);
  await opened(listener);
  connection.send(typing);
  connection.ping();
  await until(() => expect(listener.heardOf).toContain('pong'));
  connection.close();
});

it('keeps no ping for later while the socket is still opening', async () => {
  const listener = recorder();
  const connection = mainSocket().open(listener);
  connection.ping();
  await opened(listener);
  connection.authenticate(right);
  await until(() => expect(listener.heardOf).toEqual(['opened', ['authenticated', true]]));
  expect(told).toHaveLength(1);
  connection.close();
});

it('counts what it cannot read as a sign of life and writes it down without its content', async () => {
  const lines: (LogFields | undefined)[] = [];
  const listener = recorder();
  const connection = mainSocket({ log: { write: (_, __, fields) => lines.push(fields) } }).open(listener);
  await opened(listener);
  const before = listener.heardCount();
  (await serverSide()).emit('msg', '%E0%A4%A');
  await until(() => expect(lines).toEqual([{ event: 'msg', problem: 'not JSON' }]));
  expect(listener.heardCount()).toBe(before + 1);
  expect(listener.heardOf).toEqual(['opened']);
  connection.close();
});

it('reports nothing of a connection it closed', async () => {
  const listener = recorder();
  const connection = mainSocket().open(listener);
  await opened(listener);
  const server = await serverSide();
  connection.authenticate(right);
  server.emit('email', { value: 1 });
  connection.close();
  connection.close();
  connection.send(typing);
  await until(() => expect(platform.sockets.sockets.size).toBe(0));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(listener.heardOf).toEqual(['opened']);
});

it('keeps one connection: a newer one silences the one before', async () => {
  const socket = mainSocket();
  const [first, second] = [recorder(), recorder()];
  socket.open(first);
  await opened(first);
  const connection = socket.open(second);
  await opened(second);
  await until(() => expect(platform.sockets.sockets.size).toBe(1));
  platform.emit('email', { value: 2 });
  await until(() => expect(second.heardOf).toEqual(['opened', { type: 'inboxChanged', unread: 2 }]));
  expect(first.heardOf).toEqual(['opened']);
  connection.close();
});

it('tells once that the platform closed, and does not reconnect by itself', async () => {
  const listener = recorder();
  mainSocket().open(listener);
  await opened(listener);
  (await serverSide()).conn.close();
  await until(() => expect(listener.heardOf).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(listener.heardOf).toEqual(['opened', ['closed', expect.any(String)]]);
  expect(platform.engine.clientsCount).toBe(0);
});

it('falls back to polling where websockets do not get through', async () => {
  await platform.close();
  await listen(['polling']);
  const listener = recorder();
  const connection = mainSocket().open(listener);
  await opened(listener);
  expect((await serverSide()).conn.transport.name).toBe('polling');
  connection.close();
});

it('closes when neither websocket nor polling is answered', async () => {
  await platform.close();
  const listener = recorder();
  mainSocket().open(listener);
  await until(() => expect(listener.heardOf).toEqual([['closed', expect.any(String)]]));
});

it('closes when the platform refuses the connection', async () => {
  platform.use((_, next) => next(new Error('not today')));
  const listener = recorder();
  mainSocket().open(listener);
  await until(() => expect(listener.heardOf).toEqual([['closed', 'not today']]));
});

it.each([
  '451-["x",{"_placeholder":true,"num":"splice"}]',
  '2{}',
  '4abc',
  '259999999999-["x"]',
  '2["disconnect"]',
  'x',
])('lives on when the platform sends the packet %j', async (packet) => {
  const socket = mainSocket();
  const listener = recorder();
  socket.open(listener);
  await opened(listener);
  (await serverSide()).conn.write(packet);
  await until(() => expect(listener.heardOf).toEqual(['opened', ['closed', expect.any(String)]]));
  const again = recorder();
  const connection = socket.open(again);
  await opened(again);
  connection.close();
});

it('treats an event named __proto__ as one it does not know', async () => {
  const listener = recorder();
  const connection = mainSocket().open(listener);
  await opened(listener);
  (await serverSide()).conn.write('2["__proto__",{}]');
  await until(() => expect(listener.heardOf).toEqual(['opened', { type: 'unknown', name: '__proto__' }]));
  connection.close();
});
