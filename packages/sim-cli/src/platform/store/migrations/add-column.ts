import { sql, type Kysely } from 'kysely';

/** Adds a column that may be empty to a table that an earlier version made. */
export const addColumn = async (
  store: Kysely<unknown>,
  table: string,
  column: string,
  type = 'text',
): Promise<void> => {
  const tables = await store.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  if (!columns.some(({ name }) => name === column))
    await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${sql.raw(type)}`.execute(store);
};
