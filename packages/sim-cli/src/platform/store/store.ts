import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { createNodeSqliteDialect } from './node-sqlite.ts';
import { createWrites, type Writes } from './remember.ts';
import type { Schema } from './schema.ts';

/** Where the platform keeps everything; nothing else may be its memory. */
export type Store = Kysely<Schema>;

/**
 * @param folder where the data stays between runs; without it everything is forgotten at the end
 * @param writes counts what is written
 */
export const openStore = (folder: string | undefined, writes: Writes = createWrites()): Store => {
  const open = (location: string): Store => new Kysely({ dialect: createNodeSqliteDialect(location, writes.note) });
  if (folder === undefined) return open(':memory:');
  // The folder alone and none above it: made recursively, a folder that can never be, such as one in /proc, would never end.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  return open(join(folder, 'greenroom-sim.sqlite'));
};
