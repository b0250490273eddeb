import type { Migration } from 'kysely/migration';
import { REMOTES_TABLE } from '../tables/remote-tables.ts';
import { createMissingTables } from './missing-tables.ts';

/** Creates the table of the phones that are remotes. */
export const REMOTES: Migration = {
  up: (store) => createMissingTables(store, { remotes: REMOTES_TABLE }),
};
