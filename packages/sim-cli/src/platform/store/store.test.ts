import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seconds } from '@greenroom/core/kernel/units';
import { seedWorld } from '../world/seed-world.ts';
import { createTables } from './create-tables.ts';
import { platformKey } from './platform-key.ts';
import { openStore, type Store } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const opened = async (where: string | undefined, seed = 1): Promise<Store> => {
  const store = openStore(where);
  await createTables(store);
  await seedWorld(store, seed, seconds(1_700_000_000));
  return store;
};
const people = async (store: Store) => ({
  performers: await store.selectFrom('performers').selectAll().orderBy('id').execute(),
  customers: await store.selectFrom('customers').select(['id', 'name', 'country']).orderBy('id').execute(),
});

it('makes the same world from the same seed, and another from another', async () => {
  const [one, same, other] = await Promise.all([opened(undefined, 7), opened(undefined, 7), opened(undefined, 8)]);
  expect(await people(one)).toEqual(await people(same));
  expect(await people(one)).not.toEqual(await people(other));
  await Promise.all([one, same, other].map((store) => store.destroy()));
});

it('knows adults only', async () => {
  const store = await opened(undefined);
  const { performers } = await people(store);
  expect(Math.min(...performers.map(({ age }) => age))).toBeGreaterThanOrEqual(21);
  await store.destroy();
});

it('keeps its data and its key in a folder between runs', async () => {
  const first = await opened(folder);
  const key = await platformKey(first);
  await first.updateTable('performers').set({ services: 'cam,chat' }).where('id', '=', '1004').execute();
  await first.destroy();
  const second = await opened(folder, 99);
  const demi = (await people(second)).performers.find(({ id }) => id === '1004');
  expect([demi?.services, await platformKey(second)]).toEqual(['cam,chat', key]);
  await second.destroy();
});

it('undoes a transaction that fails half way', async () => {
  const store = await opened(undefined);
  const broken = store.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('news').execute();
    throw new Error('half way');
  });
  await expect(broken).rejects.toThrow('half way');
  expect(await store.selectFrom('news').selectAll().orderBy('id').execute()).toHaveLength(36);
  await store.destroy();
});
