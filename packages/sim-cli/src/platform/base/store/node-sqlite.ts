import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { createSqliteKysely, type Execute, type Prepare } from './sqlite-kysely.ts';

/** Types of values in the portable schema: texts, numbers and null. */
type Value = string | number | bigint | null;

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';

const checked = (parameters: readonly unknown[]): readonly Value[] => {
  if (parameters.every(isValue)) return parameters;
  throw new TypeError(
    `The store takes texts, numbers and null, not ${typeof parameters.find((value) => !isValue(value))}.`,
  );
};

const executeOf = (statement: StatementSync): Execute => {
  if (statement.columns().length > 0) return (parameters) => ({ rows: statement.all(...checked(parameters)) });
  return (parameters) => ({ numAffectedRows: BigInt(statement.run(...checked(parameters)).changes), rows: [] });
};

/** Kysely's location of a database that no file holds. */
export const IN_MEMORY = ':memory:';

/** Time that a write waits for another program that holds the file, before it fails. */
const BUSY_TIMEOUT_MS = 5_000;

/** More different statements than the platform has; beyond it the cache is emptied. */
const MOST_STATEMENTS = 500;

/** Makes a value for each statement once. */
const onceForEach = (make: Prepare): Prepare => {
  const made = new Map<string, Execute>();
  return (sql) => {
    const known = made.get(sql);
    if (known !== undefined) return known;
    if (made.size >= MOST_STATEMENTS) made.clear();
    const execute = make(sql);
    made.set(sql, execute);
    return execute;
  };
};

/** Prepares each statement of an open database once. */
export const preparedOnce = (database: DatabaseSync): Prepare => onceForEach((sql) => executeOf(database.prepare(sql)));

/** Pattern of the writes, as Kysely writes them. */
const WRITE = /^(?:insert into|update|delete from) "(\w+)"/;

/** Reports each write to a table, after it is done. */
const reporting = (prepare: Prepare, wrote: (table: string) => void): Prepare =>
  onceForEach((sql) => {
    const execute = prepare(sql);
    const table = WRITE.exec(sql)?.[1];
    if (table === undefined) return execute;
    return (parameters) => {
      const result = execute(parameters);
      wrote(table);
      return result;
    };
  });

/**
 * Opens Kysely over a database in which a transaction is open: its transactions are savepoints, and nothing is ever
 * committed.
 *
 * @param prepare of the database; it may serve one Kysely after another
 * @param wrote called with the table, after each write
 * @param close lets the next Kysely use the database; later statements of this one are refused
 */
export const openNested = <Tables>(
  prepare: Prepare,
  wrote: (table: string) => void,
  close: () => void,
): Kysely<Tables> => {
  const prepareCounted = reporting(prepare, wrote);
  let isOpen = true;
  return createSqliteKysely<Tables>({
    prepare: (sql) => {
      if (!isOpen) throw new Error('The store is closed.');
      return prepareCounted(sql);
    },
    begin: ['savepoint nested'],
    commit: ['release nested'],
    rollback: () => ['rollback to nested', 'release nested'],
    close: () => {
      isOpen = false;
      close();
    },
  });
};

/**
 * Opens Kysely over the database that comes with Node.
 *
 * @param location a file, or `:memory:`; a file keeps a write-ahead log
 * @param wrote told which table was written, after each write
 */
export const openNodeSqlite = <Tables>(location: string, wrote: (table: string) => void): Kysely<Tables> => {
  const database = new DatabaseSync(location, { timeout: BUSY_TIMEOUT_MS });
  // Readers, such as a developer with another program, then never stop a write.
  if (location !== IN_MEMORY) database.exec('pragma journal_mode = wal');
  return createSqliteKysely<Tables>({
    prepare: reporting(preparedOnce(database), wrote),
    begin: ['begin'],
    commit: ['commit'],
    // A full disk makes SQLite roll back by itself; rolling back once more would hide why behind "no transaction is active".
    rollback: () => (database.isTransaction ? ['rollback'] : []),
    close: () => database.close(),
  });
};
