import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLE = 'faults';
const COLUMNS = { rule: 'text', draws: 'bigint', uses: 'bigint' };

/** Adds the rules of calls to the faults, where an earlier version made the table. */
export const FAULT_RULES: Migration = {
  up: async (store: Kysely<unknown>) => {
    const tables = await store.introspection.getTables();
    const existing = new Set(tables.find(({ name }) => name === TABLE)?.columns.map(({ name }) => name));
    for (const [name, type] of Object.entries(COLUMNS))
      if (!existing.has(name))
        await sql`alter table ${sql.table(TABLE)} add column ${sql.ref(name)} ${sql.raw(type)}`.execute(store);
  },
};
