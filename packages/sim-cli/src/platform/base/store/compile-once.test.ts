import { afterEach, expect, it } from 'vitest';
import { compileOnce } from './compile-once.ts';
import { createTables } from './create-tables.ts';
import { openMemoryStore, type Store } from './store.ts';

const stores: Store[] = [];
afterEach(() => Promise.all(stores.splice(0).map((store) => store.destroy())));

const opened = async (): Promise<Store> => {
  const store = openMemoryStore();
  stores.push(store);
  await createTables(store);
  return store;
};

/** Statements about world facts, and how often each was built. */
const facts = () => {
  const built = { keep: 0, find: 0 };
  const keep = compileOnce<{ readonly name: string; readonly value: string }, unknown>((store, slot) => {
    built.keep += 1;
    return store
      .insertInto('world_facts')
      .values({ name: slot('name'), value: slot('value') })
      .onConflict((conflict) => conflict.column('name').doNothing());
  });
  const find = compileOnce<{ readonly name: string }, { readonly value: string }>((store, slot) => {
    built.find += 1;
    return store.selectFrom('world_facts').select('value').where('name', '=', slot('name'));
  });
  return { built, keep, find };
};

it('builds a statement once and takes other values at each call', async () => {
  const store = await opened();
  const { built, keep, find } = facts();
  expect(await keep.run(store, { name: 'one', value: 'first' })).toBe(1);
  expect(await keep.run(store, { name: 'two', value: 'second' })).toBe(1);
  expect(await find.first(store, { name: 'one' })).toEqual({ value: 'first' });
  expect(await find.all(store, { name: 'two' })).toEqual([{ value: 'second' }]);
  expect(await find.first(store, { name: 'three' })).toBeUndefined();
  expect(built).toEqual({ keep: 1, find: 1 });
});

it('tells that a write met what was there', async () => {
  const store = await opened();
  const { keep, find } = facts();
  await keep.run(store, { name: 'one', value: 'first' });
  expect(await keep.run(store, { name: 'one', value: 'other' })).toBe(0);
  expect(await find.first(store, { name: 'one' })).toEqual({ value: 'first' });
});

it('takes part in the transaction that it is given', async () => {
  const store = await opened();
  const { keep, find } = facts();
  const undone = store.transaction().execute(async (within) => {
    await keep.run(within, { name: 'one', value: 'first' });
    expect(await find.first(within, { name: 'one' })).toEqual({ value: 'first' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await find.first(store, { name: 'one' })).toBeUndefined();
});

it('asks each store for its own rows', async () => {
  const [here, there] = await Promise.all([opened(), opened()]);
  const { keep, find } = facts();
  await keep.run(here, { name: 'one', value: 'here' });
  expect(await find.first(there, { name: 'one' })).toBeUndefined();
});
