import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { NOTICES_TABLE } from '../tables/notice-tables.ts';
import { addColumn } from './add-column.ts';
import { createMissingTables } from './missing-tables.ts';

const TABLE = 'logins';
const COLUMN = 'proved_at';

/** Adds the latest proof of identity to a login, and the table of notices. */
export const CONFIRMATIONS: Migration = {
  up: async (store: Kysely<unknown>) => {
    await createMissingTables(store, { notices: NOTICES_TABLE });
    await addColumn(store, TABLE, COLUMN, 'bigint');
  },
};
