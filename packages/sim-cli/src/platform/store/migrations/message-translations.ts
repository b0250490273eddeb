import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLE = 'inbox_messages';
const COLUMN = 'content_translate';

/** Adds the translation of a message, where an earlier version made the table. */
export const MESSAGE_TRANSLATIONS: Migration = {
  up: async (store: Kysely<unknown>) => {
    const tables = await store.introspection.getTables();
    const columns = tables.find(({ name }) => name === TABLE)?.columns ?? [];
    if (!columns.some(({ name }) => name === COLUMN))
      await sql`alter table ${sql.table(TABLE)} add column ${sql.ref(COLUMN)} text`.execute(store);
  },
};
