import { expect, it, vi } from 'vitest';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { createConnectionRows } from './connection-rows.ts';

it('removes the rows of a connection that closes while the database is away as soon as it is back', async () => {
  const store = openMemoryStore();
  await createTables(store);
  const node = { id: 'node', slot: 0, clock_rate: '1', stamp: 0, heard_at: 0, does_due_work: 0 as const, protocol: 1 };
  await store.insertInto('nodes').values(node).execute();
  const connections = createConnectionRows(store, () => 'node', silentLog);
  const own = connections.of('one');
  await own.join(['performer 1004']);
  const away = vi.spyOn(store, 'deleteFrom').mockImplementation(() => {
    throw new Error('The database is away.');
  });
  let hasEnded = false;
  const ended = own.end().then(() => (hasEnded = true));
  await new Promise(setImmediate);
  connections.removeLeft();
  await new Promise(setImmediate);
  expect([hasEnded, await connections.count('performer 1004')]).toEqual([false, 1]);
  away.mockRestore();
  connections.removeLeft();
  await ended;
  expect(await connections.count('performer 1004')).toBe(0);
  await store.destroy();
});

it('finds the rooms with a connection among those that are asked for', async () => {
  const store = openMemoryStore();
  await createTables(store);
  const node = { id: 'node', slot: 0, clock_rate: '1', stamp: 0, heard_at: 0, does_due_work: 0 as const, protocol: 1 };
  await store.insertInto('nodes').values(node).execute();
  const connections = createConnectionRows(store, () => 'node', silentLog);
  for (const id of ['one', 'two']) await connections.of(id).join(['performer 1004', 'performer 1006']);
  expect(await connections.occupied(['performer 1004', 'performer 1005'])).toEqual(new Set(['performer 1004']));
  expect(await connections.occupied([])).toEqual(new Set());
  await store.destroy();
});

it('names one node for the events of a performer with connections to two: that of the newest', async () => {
  const store = openMemoryStore();
  await createTables(store);
  const room = 'performer 1004';
  const [first, second] = await Promise.all(
    ['first', 'second'].map(async (id, slot) => {
      const node = { id, slot, clock_rate: '1', stamp: 0, heard_at: 0, does_due_work: 0 as const, protocol: 1 };
      await store.insertInto('nodes').values(node).execute();
      return createConnectionRows(store, () => id, silentLog);
    }),
  );
  const which = async () => [await first?.isNewest(room), await second?.isNewest(room)];
  expect(await which()).toEqual([false, false]);
  await second?.of('old').join([room]);
  await first?.of('new').join([room]);
  expect(await which()).toEqual([true, false]);
  const newest = second?.of('a third one');
  await newest?.join([room]);
  expect(await which()).toEqual([false, true]);
  await newest?.end();
  expect(await which()).toEqual([true, false]);
  await store.destroy();
});
