import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { TABLES } from '../schema.ts';
import { indexStatements, tableStatement } from '../table-statements.ts';

/** Creates every table and index that the schema describes. */
export const INITIAL: Migration = {
  up: async (database: Kysely<unknown>) => {
    for (const [name, table] of Object.entries(TABLES)) {
      for (const statement of [tableStatement(name, table), ...indexStatements(name, table)]) {
        await sql.raw(statement).execute(database);
      }
    }
  },
};
