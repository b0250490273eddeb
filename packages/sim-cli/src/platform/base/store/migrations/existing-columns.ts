import { PostgresAdapter, sql, type QueryExecutorProvider } from 'kysely';
import type { Database } from '../tables/table-statements.ts';

/** The database behind a store. */
export const databaseOf = (store: QueryExecutorProvider): Database =>
  store.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

/**
 * Names the columns of one table; none where there is no such table. Kysely's introspection reads every column of every table, which took
 * two thirds of the time in which an empty database becomes one of this version.
 */
export const existingColumns = async (store: QueryExecutorProvider, table: string): Promise<ReadonlySet<string>> => {
  const names =
    databaseOf(store) === 'postgres'
      ? sql<{ readonly name: string }>`
          select attname as name from pg_attribute
          where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped`
      : sql<{ readonly name: string }>`select name from pragma_table_info(${table})`;
  const { rows } = await names.execute(store);
  return new Set(rows.map(({ name }) => name));
};

/** Checks whether there is a table of this name. */
export const hasTable = async (store: QueryExecutorProvider, table: string): Promise<boolean> =>
  (await existingColumns(store, table)).size > 0;
