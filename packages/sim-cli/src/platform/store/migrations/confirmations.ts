import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { NOTICES_TABLE } from '../tables/notice-tables.ts';
import { createMissingTables } from './missing-tables.ts';

const TABLE = 'logins';
const COLUMN = 'proved_at';

/** Adds the latest proof of identity to a login, and the table of notices. */
export const CONFIRMATIONS: Migration = {
  up: async (store: Kysely<unknown>) => {
    await createMissingTables(store, { notices: NOTICES_TABLE });
    const tables = await store.introspection.getTables();
    const columns = tables.find(({ name }) => name === TABLE)?.columns ?? [];
    if (!columns.some(({ name }) => name === COLUMN))
      await sql`alter table ${sql.table(TABLE)} add column ${sql.ref(COLUMN)} bigint`.execute(store);
  },
};
