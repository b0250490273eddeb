import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBarePerformer, openCustomerSocket, type BareSocket } from '../support/bare-performer.ts';
import { createBareUploader } from '../support/bare-upload.ts';
import { eventually } from '../support/eventually.ts';
import { photo } from '../support/media/media-files.ts';
import { startPlatformHere, type OptionsHere } from '../support/platform-here.ts';
import { serveArguments, startPlatform, type PlatformProcess } from '../support/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { runHere } from '../support/run-here.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Two platforms on one new database. Their processes are the subject of platform-nodes-kill.test.ts and tests/deploy. */
const startTwo = async (options: OptionsHere = {}) => {
  const database = await postgres.createDatabase();
  const [one, other] = await Promise.all([
    startPlatformHere({ ...options, database }),
    startPlatformHere({ ...options, database }),
  ]);
  return { database, one, other, stop: () => Promise.all([one.stop(), other.stop()]) };
};
const kill = async (platform: PlatformProcess): Promise<void> => {
  process.kill(platform.pid, 'SIGKILL');
  await platform.stop();
};
const live = async (database: string) =>
  (await postgres.query(database, `select client_id from requests where status <> 'ended'`)).map(
    ({ client_id: id }) => id,
  );
const requestsOf = ({ events }: BareSocket) =>
  events.filter(({ name, content }) => name === 'videoChat' && content['type'] === 'REQUEST');

it('brings what happens on one node to a performer and a customer on another', async () => {
  const { one, other, stop } = await startTwo();
  const page = createBarePerformer(other);
  const socket = await page.openSocket(await page.arrives('1004'));
  const mark = await one.customer({ name: 'Mark' });
  const customerSocket = await openCustomerSocket(one, mark);
  await mark.asks('1004');
  await socket.receives('videoChat', ({ type }) => type === 'REQUEST');
  expect((await page.call('POST', 'session/accept_request', { clientId: mark.id })).status).toBe(200);
  await customerSocket.receives('videoChat', ({ _stateChange: state }) => state === 'ACCPERF');
  await mark.startsBothTimers();
  await mark.says('Hello from another node');
  await socket.receives('msg', ({ message }) => message === 'Hello from another node');
  socket.sends('typing', { performerId: '1004' }, mark.id);
  await customerSocket.receives('typing');
  for (const timer of ['START_TIMER', 'START_TIMER_DEVICE'])
    expect(socket.events.filter(({ content }) => content['type'] === timer)).toHaveLength(1);
  for (const each of [socket, customerSocket]) each.close();
  await stop();
});

it('takes a customer for gone only when the last connection on any node is closed', async () => {
  const { database, one, other, stop } = await startTwo({ clockRate: 20 });
  const page = createBarePerformer(one);
  const socket = await page.openSocket(await page.arrives('1004'));
  const [mark, bram] = [await one.customer({ name: 'Mark' }), await one.customer({ name: 'Bram' })];
  const [first, second] = [await openCustomerSocket(one, mark), await openCustomerSocket(other, mark)];
  const alone = await openCustomerSocket(other, bram);
  await mark.asks('1004');
  await bram.asks('1001');
  first.close();
  alone.close();
  await eventually(async () => !(await live(database)).includes(bram.id));
  expect(await live(database)).toEqual([mark.id]);
  second.close();
  await socket.receives('videoChat', ({ type, clientId }) => type === 'DISCONNECT' && clientId === mark.id);
  expect(await live(database)).toEqual([]);
  socket.close();
  await stop();
});

it('tells a performer once what happened while the node that had the connection was dead', async () => {
  const database = await postgres.createDatabase();
  const [one, other] = await Promise.all([startPlatformHere({ database }), startPlatform({ database })]);
  const page = createBarePerformer(other);
  await page.openSocket(await page.arrives('1004'));
  const mark = await one.customer({ name: 'Mark' });
  await kill(other);
  await mark.asks('1004');
  const again = createBarePerformer(one);
  const account = await again.arrives('1004', { forced: true });
  const sockets = await Promise.all([again.openSocket(account), again.openSocket(account)]);
  await eventually(() => sockets.some((socket) => requestsOf(socket).length > 0));
  // Two beats and a sweep: whatever could send it again has had its turn.
  await pause(6_000);
  expect(
    sockets
      .map((socket) => requestsOf(socket).length)
      .toSorted((a, b) => a - b)
      .at(-1),
  ).toBe(1);
  for (const socket of sockets) socket.close();
  await one.stop();
});

it('gives people that come to two nodes at once numbers of their own', async () => {
  const { one, other, stop } = await startTwo();
  const times = Array.from({ length: 8 });
  const hired = await Promise.all(times.flatMap(() => [one.hire(), other.hire()]));
  const entered = await Promise.all(times.flatMap(() => [one.customer(), other.customer()]));
  expect(new Set(hired).size).toBe(16);
  expect(new Set(entered.map(({ id }) => id)).size).toBe(16);
  await stop();
});

it('lets one admin token open every node, and refuses a node with another clock rate or among another version in one line', async () => {
  const { database, one, other, stop } = await startTwo({ clockRate: 2 });
  expect(other.token).toBe(one.token);
  const { code, complaint } = await runHere(['serve', ...serveArguments({ database, clockRate: 3 })]);
  expect({ code, complaint }).toEqual({
    code: 1,
    complaint: 'The platforms on this database run at --clock-rate 2, not 3. Start this one at the same.\n',
  });
  await postgres.query(database, 'update nodes set protocol = 0 where slot = 1');
  const among = await runHere(['serve', ...serveArguments({ database, clockRate: 2 })]);
  expect([among.code, among.complaint]).toEqual([
    1,
    'The database is used by platforms of another version, and what one tells the other would be lost. Stop them all, then start this one.\n',
  ]);
  await stop();
});

it('tells every node of a fault of lines, and ends it everywhere after --for', async () => {
  const { one, other, stop } = await startTwo();
  const faultsOf = async (node: typeof one) => {
    const { faults } = await node.state();
    return faults.length > 0 && faults;
  };
  // Looked for from before it begins: a command can return after the fault has ended.
  const seen = Promise.all([one, other].map((node) => eventually(() => faultsOf(node))));
  await runHere(['fault', 'on', 'tcp-slow', '--for', '2s', '--performer', '1004', '--port', new URL(one.url).port]);
  const faults = [{ name: 'tcp-slow', performerId: '1004' }];
  expect(await seen).toEqual([faults, faults]);
  for (const each of [one, other]) await eventually(async () => (await each.state()).faults.length === 0);
  await stop();
});

it('goes on with an upload on another node where both have the folder of --data', async () => {
  const data = mkdtempSync(join(tmpdir(), 'greenroom-shared-'));
  const { one, other, stop } = await startTwo({ data });
  const page = createBarePerformer(one);
  await page.arrives('1004');
  const here = createBareUploader(one, page, '1004');
  const content = new Uint8Array(await photo());
  const address = await here.begin(content.length);
  await here.append(address, 0, content.subarray(0, 1_000));
  const path = new URL(address, one.url).pathname;
  const there = createBareUploader(other, page, '1004');
  expect(await there.offset(path)).toBe(1_000);
  expect((await there.append(path, 1_000, content.subarray(1_000))).status).toBe(204);
  expect((await here.keep('photo', address)).status).toBe(200);
  await stop();
  rmSync(data, { recursive: true });
});

it('takes a node that does not answer for dead after its lease, and has its pages connect anew when it wakes', async () => {
  const database = await postgres.createDatabase();
  const one = await startPlatform({ database });
  const other = await startPlatformHere({ database });
  const nodes = () => postgres.query(database, 'select slot, does_due_work from nodes order by slot');
  const present = async () => (await postgres.query(database, 'select id from connections')).length;
  await eventually(async () => (await nodes())[0]?.['does_due_work'] === 1);
  const page = createBarePerformer(one);
  const socket = await page.openSocket(await page.arrives('1004'));
  expect(await present()).toBe(1);
  process.kill(one.pid, 'SIGSTOP');
  await eventually(async () => JSON.stringify(await nodes()) === JSON.stringify([{ slot: 1, does_due_work: 1 }]));
  expect(await present()).toBe(0);
  process.kill(one.pid, 'SIGCONT');
  await socket.closed();
  await eventually(async () => (await nodes()).length === 2);
  expect((await nodes()).filter(({ does_due_work: does }) => does === 1)).toEqual([{ slot: 1, does_due_work: 1 }]);
  await Promise.all([one.stop(), other.stop()]);
});

it('brings events between nodes again after the database broke every connection', async () => {
  const { database, one, other, stop } = await startTwo();
  const page = createBarePerformer(other);
  const account = await page.arrives('1004');
  const socket = await page.openSocket(account);
  await postgres.query(
    database,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  // What was told meanwhile is lost, so the page is made to connect anew.
  await socket.closed();
  const again = await eventually(async () => {
    const opened = await page.openSocket(account);
    return opened.acknowledged !== 'silence' && opened;
  });
  const mark = await one.customer({ name: 'Mark' });
  await mark.asks('1004');
  await again.receives('videoChat', ({ type }) => type === 'REQUEST');
  await page.call('POST', 'session/accept_request', { clientId: mark.id });
  await mark.says('Hello again');
  await again.receives('msg', ({ message }) => message === 'Hello again');
  expect(await postgres.query(database, 'select id from nodes')).toHaveLength(2);
  again.close();
  await stop();
});
