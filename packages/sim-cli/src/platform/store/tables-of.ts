/** What a column can hold, in words that SQLite and PostgreSQL both read. */
export type Column = 'text' | 'text null' | 'integer' | 'bigint' | 'bigint null';

type Table<Row> = { readonly [Name in keyof Row]: Column };

/** The columns of each table; the type makes a forgotten one an error. */
export type TablesOf<Rows> = {
  readonly [Name in keyof Rows]: { readonly columns: Table<Rows[Name]>; readonly key: string };
};
