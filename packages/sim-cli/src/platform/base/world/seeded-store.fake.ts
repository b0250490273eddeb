import { sql } from 'kysely';
import { seconds } from '@greenroom/core/kernel/units';
import { createTables } from '../store/create-tables.ts';
import { openMemoryStore, type Store } from '../store/store.ts';
import { seedWorld } from './seed-world.ts';

/** Opens a store in memory with the world of seed 1. @param today in epoch seconds @fortests */
export const openSeededStore = async (today = 1_700_000_000): Promise<Store> => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(today));
  return store;
};

/** Reads a performer of that world. @fortests */
export const performerOf = (store: Store, id = '1004') =>
  store.selectFrom('performers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Runs work on a full disk: nothing of the kind can be written meanwhile. @param what such as `insert on notices` @fortests */
export const onFullDisk = async (store: Store, what: string, work: () => Promise<unknown>): Promise<unknown> => {
  await sql`create trigger full before ${sql.raw(what)} begin select raise(abort, 'disk full'); end`.execute(store);
  try {
    return await work();
  } finally {
    await sql`drop trigger full`.execute(store);
  }
};
