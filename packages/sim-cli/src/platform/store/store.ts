import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { createNodeSqliteDialect } from './node-sqlite.ts';
import type { Schema } from './schema.ts';

/** Where the platform keeps everything; nothing else may be its memory. */
export type Store = Kysely<Schema>;

/**
 * @param folder where the data stays between runs; without it everything is forgotten at the end
 */
export const openStore = (folder: string | undefined): Store => {
  if (folder === undefined) return new Kysely<Schema>({ dialect: createNodeSqliteDialect(':memory:') });
  // The folder alone and none above it: made recursively, a folder that can never be, such as one in /proc, would never end.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  return new Kysely<Schema>({ dialect: createNodeSqliteDialect(join(folder, 'greenroom-sim.sqlite')) });
};
