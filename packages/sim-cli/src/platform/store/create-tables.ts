import { sql } from 'kysely';
import { TABLES } from './schema.ts';
import type { Store } from './store.ts';
import type { Table } from './table.ts';

const tableStatement = (name: string, { columns, key }: Table): string => {
  const primary = key.length === 0 ? [] : [`primary key (${key.join(', ')})`];
  const body = [...Object.entries(columns).map(([column, kept]) => `${column} ${kept.sql}`), ...primary];
  return `create table if not exists ${name} (${body.join(', ')})`;
};

const indexStatements = (name: string, { indexes = {} }: Table): readonly string[] =>
  Object.entries(indexes).map(
    ([index, columns]) => `create index if not exists ${index} on ${name} (${columns.join(', ')})`,
  );

/** Creates what is missing; a folder of an earlier run keeps its data. */
export const createTables = async (store: Store): Promise<void> => {
  for (const [name, table] of Object.entries(TABLES)) {
    for (const statement of [tableStatement(name, table), ...indexStatements(name, table)]) {
      await sql.raw(statement).execute(store);
    }
  }
};
