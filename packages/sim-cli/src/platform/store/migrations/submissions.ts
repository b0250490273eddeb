import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const FORMER_NAME = 'papers';

/** Renames the table of what performers submit, where an earlier version made it. */
export const SUBMISSIONS: Migration = {
  up: async (store: Kysely<unknown>) => {
    const tables = await store.introspection.getTables();
    if (tables.some(({ name }) => name === FORMER_NAME))
      await sql`alter table ${sql.table(FORMER_NAME)} rename to submissions`.execute(store);
  },
};
