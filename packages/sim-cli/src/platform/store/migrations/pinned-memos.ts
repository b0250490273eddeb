import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLE = 'memos';
const COLUMN = 'pinned';

/** Lets one memo on each customer stand above the others. */
export const PINNED_MEMOS: Migration = {
  up: async (store: Kysely<unknown>) => {
    const tables = await store.introspection.getTables();
    const columns = tables.find(({ name }) => name === TABLE)?.columns ?? [];
    if (!columns.some(({ name }) => name === COLUMN))
      await sql`alter table ${sql.table(TABLE)} add column ${sql.ref(COLUMN)} integer not null default 0`.execute(
        store,
      );
  },
};
