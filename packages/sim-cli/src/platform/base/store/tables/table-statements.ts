import type { Table } from './table.ts';

/** The databases whose SQL is written. */
export type Database = 'sqlite' | 'postgres';

/** PostgreSQL would compare and order texts by the rules of a language; SQLite compares their bytes. */
const columnType = (sql: string, database: Database): string =>
  database === 'postgres' ? sql.replace(/^text/, 'text collate "C"') : sql;

/** The statement that creates a table. */
export const tableStatement = (name: string, { columns, key }: Table, database: Database): string => {
  const primary = key.length === 0 ? [] : [`primary key (${key.join(', ')})`];
  const described = Object.entries(columns).map(([column, { sql }]) => `${column} ${columnType(sql, database)}`);
  return `create table ${name} (${[...described, ...primary].join(', ')})`;
};

/** The statements that create the indexes of a table. */
export const indexStatements = (name: string, { indexes = {}, unique = {} }: Table): readonly string[] => [
  ...Object.entries(indexes).map(([index, columns]) => `create index ${index} on ${name} (${columns.join(', ')})`),
  ...Object.entries(unique).map(([index, { columns, where }]) => {
    const all = `create unique index ${index} on ${name} (${columns.join(', ')})`;
    return where === undefined ? all : `${all} where ${where}`;
  }),
];
