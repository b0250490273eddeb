import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { hasTable } from './existing-columns.ts';

const FORMER_NAME = 'papers';

/** Renames the table of what performers submit, where an earlier version made it. */
export const SUBMISSIONS: Migration = {
  up: async (store: Kysely<unknown>) => {
    if (await hasTable(store, FORMER_NAME))
      await sql`alter table ${sql.table(FORMER_NAME)} rename to submissions`.execute(store);
  },
};
