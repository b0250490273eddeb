import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seconds } from '@greenroom/core/kernel/units';
import { platformKey } from '../store/platform-key.ts';
import { openWorld, type World } from './open-world.ts';

let folder: string;
const open: World[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-store-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((world) => world.close()));
  rmSync(folder, { recursive: true });
});

const opened = async (dataFolder: string | undefined, seed?: number): Promise<World> => {
  const world = await openWorld({ dataFolder, database: undefined, seed }, { today: () => seconds(1_700_000_000) });
  open.push(world);
  return world;
};
/** Opens a world, uses it and closes it again. */
const visit = async <Value>(dataFolder: string, seed: number | undefined, work: (world: World) => Promise<Value>) => {
  const world = await openWorld({ dataFolder, database: undefined, seed }, { today: () => seconds(1_700_000_000) });
  try {
    return await work(world);
  } finally {
    await world.close();
  }
};
const people = async ({ store }: World) => ({
  performers: await store.selectFrom('performers').selectAll().orderBy('id').execute(),
  customers: await store.selectFrom('customers').select(['id', 'name', 'country']).orderBy('id').execute(),
});
/** Changes the data past the platform. */
const tamper = (statement: string): void => {
  const database = new DatabaseSync(join(folder, 'greenroom-sim.sqlite'));
  database.exec(statement);
  database.close();
};

it('makes the same world from the same seed, and another from another', async () => {
  const [one, same, other] = await Promise.all([opened(undefined, 7), opened(undefined, 7), opened(undefined, 8)]);
  expect(await people(one)).toEqual(await people(same));
  expect(await people(one)).not.toEqual(await people(other));
});

it('knows adults only', async () => {
  const { performers } = await people(await opened(undefined));
  expect(Math.min(...performers.map(({ age }) => age))).toBeGreaterThanOrEqual(21);
});

it('keeps its data, its key and its seed in a folder between runs', async () => {
  const key = await visit(folder, 7, async ({ store }) => {
    await store.updateTable('performers').set({ services: 'cam,chat' }).where('id', '=', '1004').execute();
    return platformKey(store, 'outside');
  });
  const second = await opened(folder);
  const demi = (await people(second)).performers.find(({ id }) => id === '1004');
  expect([demi?.services, await platformKey(second.store, 'outside'), second.seed]).toEqual(['cam,chat', key, 7]);
});

it('refuses another seed than that of the data, and says which it is', async () => {
  await visit(folder, 7, people);
  await expect(opened(folder, 8)).rejects.toThrow('The data was made with --seed 7, not 8.');
  expect((await opened(folder, 7)).seed).toBe(7);
});

it('refuses a folder that another platform uses, and names its process', async () => {
  const first = await opened(folder);
  await expect(opened(folder)).rejects.toThrow(`The process ${process.pid} already uses ${folder}.`);
  await first.close();
  open.length = 0;
  expect((await people(await opened(folder))).performers.length).toBeGreaterThan(0);
});

it('refuses data that was made with other tables', async () => {
  await visit(folder, 1, people);
  tamper(`update world_facts set value = 'other' where name = 'schema'`);
  await expect(opened(folder)).rejects.toThrow('The data was made by a version with other tables.');
});

it('keeps a write-ahead log, so that a reader stops no write', async () => {
  const { store } = await opened(folder);
  const { rows } = await sql<{ readonly journal_mode: string }>`pragma journal_mode`.execute(store);
  expect(rows).toEqual([{ journal_mode: 'wal' }]);
  const reader = new DatabaseSync(join(folder, 'greenroom-sim.sqlite'), { readOnly: true });
  reader.exec('begin; select * from news');
  await store.updateTable('performers').set({ services: 'cam' }).where('id', '=', '1004').execute();
  reader.close();
});

it('waits up to 5 s for another program that writes, instead of failing at once', async () => {
  const { store } = await opened(folder);
  const { rows } = await sql<{ readonly timeout: number }>`pragma busy_timeout`.execute(store);
  expect(rows).toEqual([{ timeout: 5_000 }]);
  const writer = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     const { DatabaseSync } = require('node:sqlite');
     const database = new DatabaseSync(workerData);
     database.exec('begin immediate');
     parentPort.postMessage('held');
     Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
     database.exec('commit');
     database.close();`,
    { eval: true, workerData: join(folder, 'greenroom-sim.sqlite') },
  );
  const ended = once(writer, 'exit');
  await once(writer, 'message');
  const { numUpdatedRows } = await store
    .updateTable('performers')
    .set({ services: 'cam' })
    .where('id', '=', '1004')
    .executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(1n);
  await ended;
});

it('undoes a transaction that fails half way', async () => {
  const { store } = await opened(undefined);
  const broken = store.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('news').execute();
    throw new Error('half way');
  });
  await expect(broken).rejects.toThrow('half way');
  expect(await store.selectFrom('news').selectAll().orderBy('id').execute()).toHaveLength(36);
});
