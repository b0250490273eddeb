import { sql, type Kysely } from 'kysely';
import { existingColumns } from './existing-columns.ts';

/** Adds columns that may be empty to a table, where an earlier version made it without them. @param columns the type of each */
export const addColumns = async (
  store: Kysely<unknown>,
  table: string,
  columns: Readonly<Record<string, string>>,
): Promise<void> => {
  const existing = await existingColumns(store, table);
  for (const [column, type] of Object.entries(columns))
    if (!existing.has(column))
      await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${sql.raw(type)}`.execute(store);
};

/** Adds one column. */
export const addColumn = (store: Kysely<unknown>, table: string, column: string, type = 'text'): Promise<void> =>
  addColumns(store, table, { [column]: type });
