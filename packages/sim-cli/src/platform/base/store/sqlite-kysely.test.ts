import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTables } from './create-tables.ts';
import { openMemoryStore, type Store } from './store.ts';

let store: Store;
beforeEach(async () => {
  store = openMemoryStore();
  await createTables(store);
});
afterEach(() => store.destroy());

const write = (name: string, within = store) => within.insertInto('world_facts').values({ name, value: '1' }).execute();
const names = async (within = store): Promise<readonly string[]> => {
  const rows = within.selectFrom('world_facts').select('name').where('name', '!=', 'schema').orderBy('name');
  return (await rows.execute()).map(({ name }) => name);
};
/** A transaction that goes on until it is told to end. */
const holding = () => {
  const { promise, resolve } = Promise.withResolvers<'commit' | 'undo'>();
  const began = Promise.withResolvers<Store>();
  const over = store.transaction().execute(async (within) => {
    began.resolve(within);
    if ((await promise) === 'undo') throw new Error('undone');
  });
  return { within: began.promise, end: resolve, over };
};

it('keeps a statement of others out of a transaction that is undone', async () => {
  const { within, end, over } = holding();
  await write('inside', await within);
  const others = write('outside');
  expect(await names(await within)).toEqual(['inside']);
  end('undo');
  await expect(over).rejects.toThrow('undone');
  await others;
  expect(await names()).toEqual(['outside']);
});

it('answers others only after the transaction, with what it has written', async () => {
  const { within, end, over } = holding();
  const asked = names();
  await write('inside', await within);
  end('commit');
  await over;
  expect(await asked).toEqual(['inside']);
});

it('lets one transaction after another have the database, in the order in which they came', async () => {
  const held = holding();
  const seen: string[][] = [];
  const later = ['a', 'b', 'c'].map((name) =>
    store.transaction().execute(async (within) => {
      await write(name, within);
      seen.push([...(await names(within))]);
    }),
  );
  expect(seen).toEqual([]);
  held.end('commit');
  await Promise.all([held.over, ...later]);
  expect(seen).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']]);
});

it('goes on after a transaction that could not begin or end', async () => {
  await expect(store.transaction().execute(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(write('schema')).rejects.toThrow('UNIQUE');
  await write('after');
  expect(await names()).toEqual(['after']);
});

it('refuses a statement of a transaction that is over', async () => {
  const late = await store.transaction().execute(async (within) => within);
  await expect(names(late)).rejects.toThrow('already committed');
});

it('writes a limit into the text of a statement, which SQLite plans anew each time for a bound one', async () => {
  const { sql, parameters } = store.selectFrom('world_facts').select('name').limit(1).offset(2).compile();
  expect([sql, parameters]).toEqual(['select "name" from "world_facts" limit 1 offset ?', [2]]);
});

it('refuses a statement of the store inside its own transaction, and takes it afterwards', async () => {
  const inside = store.transaction().execute(() => write('outside'));
  await expect(inside).rejects.toThrow('A transaction uses the store outside itself');
  const nested = store.transaction().execute(() => store.transaction().execute((within) => write('outside', within)));
  await expect(nested).rejects.toThrow('A transaction uses the store outside itself');
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const afterwards = store.transaction().execute(async () => ({ written: over.then(() => write('after')) }));
  const { written } = await afterwards;
  end();
  await written;
  expect(await names()).toEqual(['after']);
});
