import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { indexStatements, tableStatement } from '../tables/table-statements.ts';
import type { Table } from '../tables/table.ts';

/** Creates tables with their indexes where the first migration was of a version without them. */
export const createMissingTables = async (
  store: Kysely<unknown>,
  tables: Readonly<Record<string, Table>>,
): Promise<void> => {
  const database = store.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
  const existing = new Set((await store.introspection.getTables()).map(({ name }) => name));
  for (const [name, table] of Object.entries(tables)) {
    if (existing.has(name)) continue;
    for (const statement of [tableStatement(name, table, database), ...indexStatements(name, table)])
      await sql.raw(statement).execute(store);
  }
};
