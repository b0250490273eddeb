import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { existingColumns } from './existing-columns.ts';

const FORMER_NAME = 'untold';

/** Renames the mark of a session that ended while no page was connected, where an earlier version made it. */
export const UNSEEN_ENDS: Migration = {
  up: async (store: Kysely<unknown>) => {
    const columns = await existingColumns(store, 'requests');
    if (columns.has(FORMER_NAME))
      await sql`alter table requests rename column ${sql.ref(FORMER_NAME)} to ended_unseen`.execute(store);
  },
};
