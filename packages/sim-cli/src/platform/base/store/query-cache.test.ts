import { afterEach, expect, it } from 'vitest';
import { createTables } from './create-tables.ts';
import { createQueryCache, createTableVersions } from './query-cache.ts';
import { openMemoryStore, type Store } from './store.ts';

let store: Store;
afterEach(() => store.destroy());

/** The country of a customer, and how often the database was asked for them. */
const asking = async () => {
  const versions = createTableVersions();
  store = openMemoryStore(versions);
  await createTables(store);
  const customer = {
    name: 'Anna',
    country: 'nl',
    language: 'nl',
    token_hash: '',
    registered_at: 0,
    gone_at: null,
    region: null,
  };
  await store
    .insertInto('customers')
    .values(['5001', '5002'].map((id) => ({ id, ...customer })))
    .execute();
  await store
    .insertInto('news')
    .values({ id: '1', language: 'nl', for_whom: '', title: 'News', content: '', date: 0 })
    .execute();
  let asked = 0;
  const { memoize, jsonOf } = createQueryCache(versions);
  const countryOf = memoize('customers', async (id: string) => {
    asked += 1;
    const row = store.selectFrom('customers').select('country').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).country;
  });
  const work = (country: string) => store.updateTable('customers').set({ country }).where('id', '=', '5001');
  const newsOf = memoize('news', (id: string) =>
    store.selectFrom('news').select('title').where('id', '=', id).execute(),
  );
  return { countryOf, newsOf, jsonOf, asked: () => asked, work };
};

it('asks the database once for what does not change', async () => {
  const { countryOf, asked } = await asking();
  await Promise.all([countryOf('5001'), countryOf('5001')]);
  await countryOf('5001');
  expect(asked()).toBe(1);
});

it('returns what is written as soon as it is written, whoever writes', async () => {
  const { countryOf, work } = await asking();
  await countryOf('5001');
  await work('be').execute();
  expect(await countryOf('5001')).toBe('be');
  await work('de').returning('id').execute();
  expect(await countryOf('5001')).toBe('de');
});

it('does not take for new what was asked before a write', async () => {
  const { countryOf, work } = await asking();
  const before = countryOf('5001');
  await Promise.all([before, work('be').execute()]);
  expect(await countryOf('5001')).toBe('be');
});

it('keeps the answers to different questions apart, and leaves other tables alone', async () => {
  const { countryOf, asked } = await asking();
  await Promise.all([countryOf('5001'), countryOf('5002')]);
  await store.deleteFrom('news').execute();
  await countryOf('5002');
  expect(asked()).toBe(2);
});

it('asks again after a failure', async () => {
  const { countryOf, asked } = await asking();
  await expect(countryOf('nobody')).rejects.toThrow('no result');
  await expect(countryOf('nobody')).rejects.toThrow('no result');
  expect(asked()).toBe(2);
});

it('writes a cached answer as JSON once, and no other', async () => {
  const { newsOf, jsonOf } = await asking();
  const news = await newsOf('1');
  expect(jsonOf(news)?.toString()).toBe(JSON.stringify(news));
  expect(jsonOf(news)).toBe(jsonOf(await newsOf('1')));
  expect(jsonOf([...news])).toBeUndefined();
});
