import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';

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

/** Pattern of the writes, as Kysely writes them. */
const WRITE = /^(?:insert into|update|delete from) "(\w+)"/;

const wrap = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...checked(parameters)),
  run: (parameters) => statement.run(...checked(parameters)),
  iterate: (parameters) => statement.iterate(...checked(parameters)),
});

/** Reports each write after it is done. */
const told = (statement: SqliteStatement, wrote: () => void): SqliteStatement => {
  const after = <Answer>(answer: Answer): Answer => {
    wrote();
    return answer;
  };
  return {
    ...statement,
    all: (parameters) => after(statement.all(parameters)),
    run: (parameters) => after(statement.run(parameters)),
  };
};

/** Kysely's location of a database that no file holds. */
export const IN_MEMORY = ':memory:';

/** Time that a write waits for another program that holds the file, before it fails. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * SQLite undoes a failed migration whole, statements that create tables included; Kysely's own adapter says otherwise.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * A full disk makes SQLite roll back by itself; rolling back once more would hide why behind "no transaction is
 * active".
 */
class ForgivingDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

const runRaw = async (connection: DatabaseConnection, sql: string): Promise<void> => {
  await connection.executeQuery(CompiledQuery.raw(sql));
};

/** Its transactions are savepoints of a transaction that was begun outside and that undoes everything at its end. */
class NestedDriver extends SqliteDriver {
  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    return runRaw(connection, 'savepoint nested');
  }

  override commitTransaction(connection: DatabaseConnection): Promise<void> {
    return runRaw(connection, 'release nested');
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await runRaw(connection, 'rollback to nested');
    await runRaw(connection, 'release nested');
  }
}

/** The same for all stores: what is compiled for one fits the others. */
const ADAPTER = new TransactionalAdapter();

class NodeSqliteDialect extends SqliteDialect {
  readonly #driver: () => SqliteDriver;

  constructor(config: SqliteDialectConfig, driver: () => SqliteDriver) {
    super(config);
    this.#driver = driver;
  }

  override createDriver(): SqliteDriver {
    return this.#driver();
  }

  override createAdapter(): SqliteAdapter {
    return ADAPTER;
  }
}

/** More different statements than the platform has; beyond it the cache is emptied. */
const MOST_STATEMENTS = 500;

/** Prepares a statement at its first use. */
export type Prepare = (sql: string) => SqliteStatement;

/** Prepares each statement of an open database once. */
export const preparedOnce = (database: DatabaseSync): Prepare => {
  const prepared = new Map<string, SqliteStatement>();
  return (sql) => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    if (prepared.size >= MOST_STATEMENTS) prepared.clear();
    const statement = wrap(database.prepare(sql));
    prepared.set(sql, statement);
    return statement;
  };
};

/** Reports each write to a table, after it is done. */
const telling = (prepare: Prepare, wrote: (table: string) => void): Prepare => {
  const statements = new Map<string, SqliteStatement>();
  return (sql) => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    if (statements.size >= MOST_STATEMENTS) statements.clear();
    const table = WRITE.exec(sql)?.[1];
    const statement = table === undefined ? prepare(sql) : told(prepare(sql), () => wrote(table));
    statements.set(sql, statement);
    return statement;
  };
};

/** Wraps an open database of Node as Kysely's dialect. @param wrote told which table was written, after each write */
const dialectOf = (database: DatabaseSync, wrote: (table: string) => void): SqliteDialect => {
  const prepare = telling(preparedOnce(database), wrote);
  const config = { database: { prepare, close: () => database.close() } };
  return new NodeSqliteDialect(config, () => new ForgivingDriver(config, database));
};

/**
 * Wraps a database in which a transaction is open as Kysely's dialect; nothing is ever committed.
 *
 * @param prepare of the database; it may serve one dialect after another
 * @param wrote called with the table, after each write
 * @param close lets the next dialect use the database; later statements of this one are refused
 */
export const nestedDialect = (prepare: Prepare, wrote: (table: string) => void, close: () => void): SqliteDialect => {
  const tell = telling(prepare, wrote);
  let isOpen = true;
  const database: SqliteDatabase = {
    prepare: (sql) => {
      if (!isOpen) throw new Error('The store is closed.');
      return tell(sql);
    },
    close: () => {
      isOpen = false;
      close();
    },
  };
  const config = { database };
  return new NodeSqliteDialect(config, () => new NestedDriver(config));
};

/**
 * Opens Kysely's SQLite dialect over the database that comes with Node.
 *
 * @param location a file, or `:memory:`; a file keeps a write-ahead log
 * @param wrote told which table was written, after each write
 */
export const createNodeSqliteDialect = (location: string, wrote: (table: string) => void): SqliteDialect => {
  const database = new DatabaseSync(location, { timeout: BUSY_TIMEOUT_MS });
  // Readers, such as a developer with another program, then never stop a write.
  if (location !== IN_MEMORY) database.exec('pragma journal_mode = wal');
  return dialectOf(database, wrote);
};
