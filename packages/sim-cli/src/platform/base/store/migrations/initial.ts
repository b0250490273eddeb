import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { TABLES } from '../tables/schema.ts';
import { indexStatements, tableStatement } from '../tables/table-statements.ts';
import { databaseOf } from './existing-columns.ts';

/** Creates every table and index that the schema describes. */
export const INITIAL: Migration = {
  up: async (store: Kysely<unknown>) => {
    const database = databaseOf(store);
    for (const [name, table] of Object.entries(TABLES)) {
      for (const statement of [tableStatement(name, table, database), ...indexStatements(name, table)]) {
        await sql.raw(statement).execute(store);
      }
    }
  },
};
