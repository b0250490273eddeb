import { afterEach, expect, it } from 'vitest';
import { seconds } from '@greenroom/core/kernel/units';
import { seedWorld } from '../world/seed-world.ts';
import { migrate } from './migrate.ts';
import { createMemory, createWrites } from './remember.ts';
import { openMemoryStore, type Store } from './store.ts';

let store: Store;
afterEach(() => store.destroy());

/** The services of a performer, and how often the database was asked for them. */
const asking = async () => {
  const writes = createWrites();
  store = openMemoryStore(writes);
  await migrate(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  let asked = 0;
  const { remember, jsonOf } = createMemory(writes);
  const servicesOf = remember('performers', async (id: string) => {
    asked += 1;
    const row = store.selectFrom('performers').select('services').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).services;
  });
  const work = (services: string) => store.updateTable('performers').set({ services }).where('id', '=', '1004');
  const newsOf = remember('news', (id: string) =>
    store.selectFrom('news').select('title').where('id', '=', id).execute(),
  );
  return { servicesOf, newsOf, jsonOf, asked: () => asked, work };
};

it('asks the database once for what does not change', async () => {
  const { servicesOf, asked } = await asking();
  await Promise.all([servicesOf('1004'), servicesOf('1004')]);
  await servicesOf('1004');
  expect(asked()).toBe(1);
});

it('tells what is written as soon as it is written, whoever writes', async () => {
  const { servicesOf, work } = await asking();
  await servicesOf('1004');
  await work('cam').execute();
  expect(await servicesOf('1004')).toBe('cam');
  await work('chat').returning('id').execute();
  expect(await servicesOf('1004')).toBe('chat');
});

it('does not take for new what was asked before a write', async () => {
  const { servicesOf, work } = await asking();
  const before = servicesOf('1004');
  await Promise.all([before, work('cam').execute()]);
  expect(await servicesOf('1004')).toBe('cam');
});

it('tells one question from another, and leaves other tables alone', async () => {
  const { servicesOf, asked } = await asking();
  await Promise.all([servicesOf('1004'), servicesOf('1001')]);
  await store.deleteFrom('news').execute();
  await servicesOf('1001');
  expect(asked()).toBe(2);
});

it('asks again after a failure', async () => {
  const { servicesOf, asked } = await asking();
  await expect(servicesOf('nobody')).rejects.toThrow('no result');
  await expect(servicesOf('nobody')).rejects.toThrow('no result');
  expect(asked()).toBe(2);
});

it('writes a remembered answer as JSON once, and no other', async () => {
  const { newsOf, jsonOf } = await asking();
  const news = await newsOf('1');
  expect(jsonOf(news)?.toString()).toBe(JSON.stringify(news));
  expect(jsonOf(news)).toBe(jsonOf(await newsOf('1')));
  expect(jsonOf([...news])).toBeUndefined();
});
