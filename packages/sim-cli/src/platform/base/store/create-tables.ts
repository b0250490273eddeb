import { createHash } from 'node:crypto';
import { PostgresAdapter, sql } from 'kysely';
import { StoreRefusal } from './store-trouble.ts';
import type { Store } from './store.ts';
import { TABLES } from './tables/schema.ts';
import type { Table } from './tables/table.ts';

/** The databases whose SQL is written. */
export type Database = 'sqlite' | 'postgres';

/** PostgreSQL would compare and order texts by the rules of a language; SQLite compares their bytes. */
const columnType = (sql: string, database: Database): string =>
  database === 'postgres' ? sql.replace(/^text/, 'text collate "C"') : sql;

/** The statement that creates a table. */
const tableStatement = (name: string, { columns, key }: Table, database: Database): string => {
  const primary = key.length === 0 ? [] : [`primary key (${key.join(', ')})`];
  const described = Object.entries(columns).map(([column, { sql }]) => `${column} ${columnType(sql, database)}`);
  return `create table ${name} (${[...described, ...primary].join(', ')})`;
};

/** The statements that create the indexes of a table. */
const indexStatements = (name: string, { indexes = {}, unique = {} }: Table): readonly string[] => [
  ...Object.entries(indexes).map(([index, columns]) => `create index ${index} on ${name} (${columns.join(', ')})`),
  ...Object.entries(unique).map(([index, { columns, where }]) => {
    const all = `create unique index ${index} on ${name} (${columns.join(', ')})`;
    return where === undefined ? all : `${all} where ${where}`;
  }),
];

const FINGERPRINT = 'schema';

const databaseOf = (store: Store): Database =>
  store.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

const statementsFor = (database: Database): readonly string[] =>
  Object.entries(TABLES).flatMap(([name, table]) => [
    tableStatement(name, table, database),
    ...indexStatements(name, table),
  ]);

/** Distinguishes one description of the tables from another. */
const schemaFingerprint = (): string => createHash('sha256').update(statementsFor('sqlite').join(';')).digest('hex');

const isEmpty = async (store: Store): Promise<boolean> => {
  const table =
    databaseOf(store) === 'postgres'
      ? sql<{ readonly name: string }>`select 1 from pg_class where oid = to_regclass('performers')`
      : sql<{ readonly name: string }>`select 1 from sqlite_master where name = 'performers'`;
  return (await table.execute(store)).rows.length === 0;
};

/**
 * Creates all tables in an empty store, and checks that any other was made with these tables. A process that dies in between leaves it empty.
 *
 * @throws StoreRefusal for data of another version
 */
export const createTables = async (store: Store): Promise<void> => {
  if (await isEmpty(store)) {
    await store.transaction().execute(async (within) => {
      for (const statement of statementsFor(databaseOf(within))) await sql.raw(statement).execute(within);
      await within.insertInto('world_facts').values({ name: FINGERPRINT, value: schemaFingerprint() }).execute();
    });
    return;
  }
  const kept = await store.selectFrom('world_facts').select('value').where('name', '=', FINGERPRINT).executeTakeFirst();
  if (kept?.value !== schemaFingerprint()) {
    throw new StoreRefusal(
      'The data was made by a version with other tables. Use that version, or choose another place with --data or --database.',
    );
  }
};
