import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { lockDataFolder } from './data-folder-lock.ts';
import { IN_MEMORY, openNodeSqlite } from './node-sqlite.ts';
import type { SharedDatabase } from './postgres.ts';
import { createQueryCache, createTableVersions, NO_CACHE, type QueryCache, type TableVersions } from './query-cache.ts';
import type { Schema } from './tables/schema.ts';

/** The platform's database; no other part may keep lasting state. */
export type Store = Kysely<Schema>;

/** Place of the data. */
export interface StorePlace {
  /** A folder that keeps the data between runs; without it and a database the data is dropped at the end. */
  readonly dataFolder: string | undefined;
  /** A PostgreSQL database, `postgres://…`, which then keeps the rows instead of the folder. */
  readonly database: string | undefined;
}

/** A store and the hold on its folder or database. */
export interface OpenedStore {
  readonly store: Store;
  readonly queryCache: QueryCache;
  /** The database that other nodes may use too; undefined where this process has its data alone. */
  readonly shared: SharedDatabase | undefined;
  /** Closes the database and lets another process use it. */
  readonly close: () => Promise<void>;
}

/** Opens a store in memory, which is dropped when it is destroyed. @param versions counts the writes to each table */
export const openMemoryStore = (versions: TableVersions = createTableVersions()): Store =>
  openNodeSqlite(IN_MEMORY, versions.increment);

const openInMemory = (): OpenedStore => {
  const versions = createTableVersions();
  const store = openMemoryStore(versions);
  return { store, queryCache: createQueryCache(versions), shared: undefined, close: () => store.destroy() };
};

const openInFolder = (folder: string): OpenedStore => {
  const release = lockDataFolder(folder);
  const versions = createTableVersions();
  const store: Store = openNodeSqlite(join(folder, 'greenroom-sim.sqlite'), versions.increment);
  const close = async (): Promise<void> => {
    await store.destroy();
    release();
  };
  return { store, queryCache: createQueryCache(versions), shared: undefined, close };
};

const openInDatabase = async (address: string): Promise<OpenedStore> => {
  // Loaded here, so that a platform without PostgreSQL starts without its client.
  const { openPostgres } = await import('./postgres.ts');
  const { dialect, shared, release } = await openPostgres(address);
  const store: Store = new Kysely({ dialect });
  const close = async (): Promise<void> => {
    await store.destroy();
    await release();
  };
  // Another node, or another connection of this one, may have written since: nothing is cached.
  return { store, queryCache: NO_CACHE, shared, close };
};

/**
 * Opens the store of a platform.
 *
 * @throws StoreRefusal when another process uses the folder, or the database does not answer
 */
export const openStore = async ({ dataFolder, database }: StorePlace): Promise<OpenedStore> => {
  // Not recursive: that call never ends for a folder that cannot exist, such as one in /proc.
  if (dataFolder !== undefined && !existsSync(dataFolder)) mkdirSync(dataFolder, { mode: 0o700 });
  if (database !== undefined) return openInDatabase(database);
  return dataFolder === undefined ? openInMemory() : openInFolder(dataFolder);
};
