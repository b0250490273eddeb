import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { lockDataFolder } from './data-folder-lock.ts';
import { createNodeSqliteDialect, IN_MEMORY } from './node-sqlite.ts';
import { createWrites, type Writes } from './remember.ts';
import type { Schema } from './schema.ts';

/** Where the platform keeps everything; nothing else may be its memory. */
export type Store = Kysely<Schema>;

/** A store and the hold on its folder. */
export interface OpenedStore {
  readonly store: Store;
  /** Closes the database and lets another process use the folder. */
  readonly close: () => Promise<void>;
}

/** A store in memory, forgotten when it is destroyed. @param writes counts what is written @fortests */
export const openMemoryStore = (writes: Writes = createWrites()): Store =>
  new Kysely({ dialect: createNodeSqliteDialect(IN_MEMORY, writes.note) });

/**
 * Opens the store of a platform.
 *
 * @param folder where the data stays between runs; without it everything is forgotten at the end
 * @param writes counts what is written
 * @throws StoreRefusal when another process uses the folder
 */
export const openStore = (folder: string | undefined, writes: Writes = createWrites()): OpenedStore => {
  if (folder === undefined) {
    const store = openMemoryStore(writes);
    return { store, close: () => store.destroy() };
  }
  // The folder alone and none above it: made recursively, a folder that can never be, such as one in /proc, would never end.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const release = lockDataFolder(folder);
  const store: Store = new Kysely({
    dialect: createNodeSqliteDialect(join(folder, 'greenroom-sim.sqlite'), writes.note),
  });
  const close = async (): Promise<void> => {
    await store.destroy();
    release();
  };
  return { store, close };
};
