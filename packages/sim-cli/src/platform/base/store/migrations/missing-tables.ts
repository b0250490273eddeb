import { sql, type Kysely } from 'kysely';
import { indexStatements, tableStatement } from '../tables/table-statements.ts';
import type { Table } from '../tables/table.ts';
import { databaseOf, hasTable } from './existing-columns.ts';

/** Creates tables with their indexes where the first migration was of a version without them. */
export const createMissingTables = async (
  store: Kysely<unknown>,
  tables: Readonly<Record<string, Table>>,
): Promise<void> => {
  for (const [name, table] of Object.entries(tables)) {
    if (await hasTable(store, name)) continue;
    for (const statement of [tableStatement(name, table, databaseOf(store)), ...indexStatements(name, table)])
      await sql.raw(statement).execute(store);
  }
};
