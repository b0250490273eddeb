import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { PASSWORD_CHANGES_TABLE, PASSWORD_LINKS_TABLE } from '../tables/login-tables.ts';
import { createMissingTables } from './missing-tables.ts';

const TABLE = 'mails';
const COLUMNS = ['kind', 'link'];

/** Creates the tables of links to set a new password and of changes, and adds kind and link to mails that an earlier version made. */
export const PASSWORDS: Migration = {
  up: async (store: Kysely<unknown>) => {
    await createMissingTables(store, {
      password_links: PASSWORD_LINKS_TABLE,
      password_changes: PASSWORD_CHANGES_TABLE,
    });
    const tables = await store.introspection.getTables();
    const existing = tables.find(({ name }) => name === TABLE)?.columns ?? [];
    for (const column of COLUMNS) {
      if (!existing.some(({ name }) => name === column))
        await sql`alter table ${sql.table(TABLE)} add column ${sql.ref(column)} text`.execute(store);
    }
  },
};
