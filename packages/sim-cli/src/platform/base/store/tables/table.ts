/** A column: its type in SQL that SQLite and PostgreSQL both read, and its type in TypeScript. */
export interface SqlColumn<Value> {
  readonly sql: string;
  /** Never there; it carries the type. */
  readonly keeps?: Value;
}

type Columns = Readonly<Record<string, SqlColumn<unknown>>>;

/** Columns that must be unique together. */
interface Unique<Name extends string = string> {
  readonly columns: readonly Name[];
  /** A condition in portable SQL: only rows that fulfil it are compared. */
  readonly where?: string;
}

/** A table, described once: what its rows are, and how they are found. */
export interface Table<Its extends Columns = Columns> {
  readonly columns: Its;
  /** The columns that tell one row from another; empty where nothing does. */
  readonly key: readonly string[];
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
  /** Columns that must be unique, by the name of their index. */
  readonly unique?: Readonly<Record<string, Unique>>;
}

/** A table with its key and indexes, which name only its own columns. */
interface Described<Its extends Columns> extends Table<Its> {
  readonly key: readonly (keyof Its & string)[];
  readonly indexes?: Readonly<Record<string, readonly (keyof Its & string)[]>>;
  readonly unique?: Readonly<Record<string, Unique<keyof Its & string>>>;
}

/** One row of a table. */
export type RowOf<Kept> =
  Kept extends Table<infer Its>
    ? { readonly [Name in keyof Its]: Its[Name] extends SqlColumn<infer Value> ? Value : never }
    : never;

// Portable on purpose: flags are 0 and 1; times are epoch milliseconds on the platform's clock, dates epoch seconds; lists are
// comma-separated names.
export const text: SqlColumn<string> = { sql: 'text not null' };
export const integer: SqlColumn<number> = { sql: 'integer not null' };
export const bigint: SqlColumn<number> = { sql: 'bigint not null' };
export const flag: SqlColumn<0 | 1> = { sql: integer.sql };

/** A text that is one of these words. */
export const oneOf = <Word extends string>(): SqlColumn<Word> => ({ sql: text.sql });

/** Makes a column of ids of another table, which comes before this one in the schema. */
export const references = <Value>({ sql }: SqlColumn<Value>, table: string): SqlColumn<Value> => ({
  sql: `${sql} references ${table} (id)`,
});

export const nullable = <Value>({ sql }: SqlColumn<Value>): SqlColumn<Value | null> => ({
  sql: sql.replace(' not null', ''),
});

export const table = <const Its extends Columns>(described: Described<Its>): Table<Its> => described;

/** Reads the list of names that a column keeps as one text. */
export const readList = (text: string): readonly string[] => (text === '' ? [] : text.split(','));
export const writeList = (names: readonly string[]): string => names.join(',');
