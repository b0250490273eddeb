import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';

/** Texts, numbers and null are all the portable schema knows. */
type Value = string | number | bigint | null;

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';

const checked = (parameters: readonly unknown[]): Value[] =>
  parameters.map((value) => {
    if (!isValue(value)) throw new TypeError(`The store takes texts, numbers and null, not ${typeof value}.`);
    return value;
  });

/** As Kysely writes them. */
const WRITE = /^(?:insert into|update|delete from) "(\w+)"/;

const wrap = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...checked(parameters)),
  run: (parameters) => statement.run(...checked(parameters)),
  iterate: (parameters) => statement.iterate(...checked(parameters)),
});

/** Tells of each write after it is done. */
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

/** How long a write waits for another program that holds the file, before it fails. */
const BUSY_TIMEOUT_MS = 5_000;

/** SQLite undoes a failed migration whole, statements that create tables included; Kysely's own adapter says otherwise. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A full disk makes SQLite roll back by itself; rolling back once more would hide why behind "no transaction is active". */
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

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #database: DatabaseSync;

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#config = config;
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ForgivingDriver(this.#config, this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** More different statements than the platform has; beyond it the cache starts anew. */
const MOST_STATEMENTS = 500;

/**
 * Wraps an open database of Node as Kysely's dialect; each statement is prepared once.
 *
 * @param wrote told which table was written, after each write
 */
export const dialectOf = (database: DatabaseSync, wrote: (table: string) => void): SqliteDialect => {
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    if (prepared.size >= MOST_STATEMENTS) prepared.clear();
    const table = WRITE.exec(sql)?.[1];
    const plain = wrap(database.prepare(sql));
    const statement = table === undefined ? plain : told(plain, () => wrote(table));
    prepared.set(sql, statement);
    return statement;
  };
  const adapted: SqliteDatabase = { prepare, close: () => database.close() };
  return new NodeSqliteDialect({ database: adapted }, database);
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
