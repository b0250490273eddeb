import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createMainSocket, type MainSocketOptions } from './main-socket.socket.ts';
import { opened, recorder, right, startTestPlatform, typing, until, type TestPlatform } from './test-platform.fake.ts';

let platform: TestPlatform;

beforeEach(async () => {
  platform = await startTestPlatform();
});
afterEach(() => platform.close());

const mainSocket = (changes: Partial<MainSocketOptions> = {}) =>
  createMainSocket({ url: platform.url, log: silentLog, ...changes });

it('reports nothing of a connection it closed', async () => {
  const listener = recorder();
  const connection = mainSocket().open(listener);
  await opened(listener);
  const server = await platform.peer();
  connection.authenticate(right);
  server.emit('email', { value: 1 });
  connection.close();
  connection.close();
  connection.send(typing);
  await until(() => expect(platform.server.sockets.sockets.size).toBe(0));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(listener.reports).toEqual(['opened']);
});

it('keeps one connection: a newer one silences the one before', async () => {
  const socket = mainSocket();
  const [first, second] = [recorder(), recorder()];
  socket.open(first);
  await opened(first);
  const connection = socket.open(second);
  await opened(second);
  await until(() => expect(platform.server.sockets.sockets.size).toBe(1));
  platform.server.emit('email', { value: 2 });
  await until(() => expect(second.reports).toEqual(['opened', { type: 'inboxChanged', unread: 2 }]));
  expect(first.reports).toEqual(['opened']);
  connection.close();
});

it('tells once that the platform closed, and does not reconnect by itself', async () => {
  const listener = recorder();
  mainSocket().open(listener);
  await opened(listener);
  (await platform.peer()).conn.close();
  await until(() => expect(listener.reports).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(listener.reports).toEqual(['opened', ['closed', expect.any(String)]]);
  expect(platform.server.engine.clientsCount).toBe(0);
});

it('falls back to polling where websockets do not get through', async () => {
  await platform.close();
  platform = await startTestPlatform(['polling']);
  const listener = recorder();
  const connection = mainSocket().open(listener);
  await opened(listener);
  expect((await platform.peer()).conn.transport.name).toBe('polling');
  connection.close();
});

it('closes when neither websocket nor polling is answered', async () => {
  await platform.close();
  const listener = recorder();
  mainSocket().open(listener);
  await until(() => expect(listener.reports).toEqual([['closed', expect.any(String)]]));
});

it('closes when the platform refuses the connection', async () => {
  platform.server.use((_, next) => next(new Error('not today')));
  const listener = recorder();
  mainSocket().open(listener);
  await until(() => expect(listener.reports).toEqual([['closed', 'not today']]));
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
  (await platform.peer()).conn.write(packet);
  await until(() => expect(listener.reports).toEqual(['opened', ['closed', expect.any(String)]]));
  const again = recorder();
  const connection = socket.open(again);
  await opened(again);
  connection.close();
});

it('treats an event named __proto__ as one it does not know', async () => {
  const listener = recorder();
  const connection = mainSocket().open(listener);
  await opened(listener);
  (await platform.peer()).conn.write('2["__proto__",{}]');
  await until(() => expect(listener.reports).toEqual(['opened', { type: 'unknown', name: '__proto__' }]));
  connection.close();
});
