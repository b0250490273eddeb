import type { Table } from './table.ts';

/** The statement that creates a table, in the SQL that SQLite and PostgreSQL share. */
export const tableStatement = (name: string, { columns, key }: Table): string => {
  const primary = key.length === 0 ? [] : [`primary key (${key.join(', ')})`];
  const body = [...Object.entries(columns).map(([column, kept]) => `${column} ${kept.sql}`), ...primary];
  return `create table ${name} (${body.join(', ')})`;
};

/** The statements that create the indexes of a table. */
export const indexStatements = (name: string, { indexes = {} }: Table): readonly string[] =>
  Object.entries(indexes).map(([index, columns]) => `create index ${index} on ${name} (${columns.join(', ')})`);
