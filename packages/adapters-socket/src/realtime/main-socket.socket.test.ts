import { afterEach, beforeEach, expect, it } from 'vitest';
import { performerId } from '@greenroom/core/kernel/ids';
import { silentLog, type LogFields } from '@greenroom/core/kernel/log.port';
import { createMainSocket, type MainSocketOptions } from './main-socket.socket.ts';
import { opened, recorder, right, startTestPlatform, typing, until, type TestPlatform } from './test-platform.fake.ts';

let platform: TestPlatform;

beforeEach(async () => {
  platform = await startTestPlatform();
});
afterEach(() => platform.close());

const mainSocket = (changes: Partial<MainSocketOptions> = {}) =>
  createMainSocket({ url: platform.url, log: silentLog, ...changes });
const wrong = { performerId: performerId('1001'), socketToken: 'wrong' };

it('opens, authenticates and hears that the platform took it', async () => {
  const listener = recorder();
  const connection = mainSocket().open(listener);
  await opened(listener);
  connection.authenticate(right);
  await until(() => expect(listener.reports).toEqual(['opened', ['authenticated', true]]));
  expect(platform.sent).toEqual([['user', { id: '1001', token: 'right', type: 'ROLE_PERFORMER' }]]);
  connection.close();
});

it('hears that the platform refused the authentication', async () => {
  const listener = recorder();
  const connection = mainSocket().open(listener);
  connection.authenticate(wrong);
  await until(() => expect(listener.reports).toEqual(['opened', ['authenticated', false]]));
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
  expect(platform.sent).toEqual([]);
  ready();
  await until(() => expect(platform.sent.map(([name]) => name)).toEqual(['user', 'event']));
  expect(platform.sent[1]).toEqual([
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
  expect(platform.server.engine.clientsCount).toBe(0);
  expect(listener.reports).toEqual([]);
});

it('closes when the library cannot be loaded', async () => {
  const listener = recorder();
  mainSocket({ load: () => Promise.reject(new Error('offline')) }).open(listener);
  await until(() => expect(listener.reports).toEqual([['closed', 'the socket library could not be loaded']]));
});

it('hears pong after ping, and both plain events and envelopes', async () => {
  const listener = recorder();
  const connection = mainSocket().open(listener);
  await opened(listener);
  connection.ping();
  await until(() => expect(listener.reports).toContain('pong'));
  const server = await platform.peer();
  server.emit('email', { value: 3 });
  server.emit('receivedEvent', {
    event: 'typing',
    content: '%7B%22clientId%22%3A%225001%22%7D',
    senderId: '5001',
    senderType: 'ROLE_CLIENT',
  });
  server.emit('forceReload');
  await until(() =>
    expect(listener.reports).toEqual([
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
  await until(() => expect(listener.reports).toContain('pong'));
  connection.close();
});

it('keeps no ping for later while the socket is still opening', async () => {
  const listener = recorder();
  const connection = mainSocket().open(listener);
  connection.ping();
  await opened(listener);
  connection.authenticate(right);
  await until(() => expect(listener.reports).toEqual(['opened', ['authenticated', true]]));
  expect(platform.sent).toHaveLength(1);
  connection.close();
});

it('counts what it cannot read as a sign of life and writes it down without its content', async () => {
  const lines: (LogFields | undefined)[] = [];
  const listener = recorder();
  const connection = mainSocket({ log: { write: (_, __, fields) => lines.push(fields) } }).open(listener);
  await opened(listener);
  const before = listener.packetCount();
  (await platform.peer()).emit('msg', '%E0%A4%A');
  await until(() => expect(lines).toEqual([{ event: 'msg', problem: 'not JSON' }]));
  expect(listener.packetCount()).toBe(before + 1);
  expect(listener.reports).toEqual(['opened', { type: 'unreadable', name: 'msg' }]);
  connection.close();
});

it('answers a ping of the platform with a pong', async () => {
  const listener = recorder();
  const connection = mainSocket().open(listener);
  await opened(listener);
  const peer = await platform.peer();
  const pongs: unknown[] = [];
  peer.on('pong', (content: unknown) => pongs.push(content));
  peer.emit('ping', {});
  await until(() => expect(pongs).toEqual([{}]));
  expect(listener.reports).toEqual(['opened']);
  connection.close();
});

it('drops and counts the events that contradict their envelope or are not their sender’s', async () => {
  const lines: (LogFields | undefined)[] = [];
  const listener = recorder();
  const connection = mainSocket({ log: { write: (_, __, fields) => lines.push(fields) } }).open(listener);
  await opened(listener);
  const forged = {
    event: 'typing',
    content: '%7B%22clientId%22%3A6001%7D',
    senderId: '5001',
    senderType: 'ROLE_CLIENT',
  };
  const peer = await platform.peer();
  peer.emit('receivedEvent', forged);
  peer.emit('receivedEvent', { ...forged, event: 'logout', content: '%7B%7D' });
  await until(() =>
    expect(lines).toMatchObject([
      { event: 'typing', forged: 1 },
      { event: 'logout', forged: 2 },
    ]),
  );
  expect(listener.reports).toEqual(['opened']);
  connection.close();
});
