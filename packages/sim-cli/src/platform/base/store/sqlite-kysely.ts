import { AsyncLocalStorage } from 'node:async_hooks';
import {
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LimitNode,
  type QueryResult,
} from 'kysely';

/** A prepared statement. */
export type Execute = (parameters: readonly unknown[]) => QueryResult<unknown>;

/** Prepares a statement at its first use. */
export type Prepare = (sql: string) => Execute;

/** A database that answers at once, and the statements of its transactions. */
export interface SqliteDatabase {
  readonly prepare: Prepare;
  readonly begin: readonly string[];
  readonly commit: readonly string[];
  readonly rollback: () => readonly string[];
  readonly close: () => void;
}

/**
 * Writes a limit into the text of its statement. SQLite plans a statement each time when its limit is a bound
 * value, which takes longer than most of its answers.
 */
class LiteralLimitCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    if (ValueNode.is(limit) && typeof limit.value === 'number') this.append(`limit ${limit.value}`);
    else super.visitLimit(node);
  }
}

/** The same for all stores: what is compiled for one fits the others. */
const ADAPTER = new SqliteAdapter();
const COMPILER = new LiteralLimitCompiler();

/** The one connection of a database; a transaction holds it from its beginning to its end. */
class SqliteDriver implements Driver {
  readonly #database: SqliteDatabase;
  readonly #connection: DatabaseConnection;
  /** Lets each of those who want the connection have it: first its holder, then those who wait, in their order. */
  readonly #holders: (() => void)[] = [];

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#connection = {
      // Kysely's types say which rows a statement has.
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery) =>
        database.prepare(sql)(parameters) as QueryResult<Row>,
      streamQuery: () => {
        throw new Error('The store reads no streams.');
      },
    };
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    const { promise, resolve } = Promise.withResolvers<DatabaseConnection>();
    this.#holders.push(() => resolve(this.#connection));
    if (this.#holders.length === 1) this.#holders[0]?.();
    return promise;
  }

  async releaseConnection(): Promise<void> {
    this.#holders.shift();
    this.#holders[0]?.();
  }

  async beginTransaction(): Promise<void> {
    this.#run(this.#database.begin);
  }

  async commitTransaction(): Promise<void> {
    this.#run(this.#database.commit);
  }

  async rollbackTransaction(): Promise<void> {
    this.#run(this.#database.rollback());
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }

  #run(statements: readonly string[]): void {
    for (const sql of statements) this.#database.prepare(sql)([]);
  }
}

/** The use of the connection in which the running code was called. */
const USE = new AsyncLocalStorage<{ readonly driver: Driver; isOpen: boolean }>();

/** Refuses a statement that would wait for the end of a transaction that waits for the statement. */
class RefusingExecutor extends DefaultQueryExecutor {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    super(COMPILER, ADAPTER, new DefaultConnectionProvider(driver));
    this.#driver = driver;
  }

  override async provideConnection<Value>(
    consumer: (connection: DatabaseConnection) => Promise<Value>,
    options?: AbortableOperationOptions,
  ): Promise<Value> {
    const within = USE.getStore();
    if (within?.isOpen === true && within.driver === this.#driver)
      throw new Error('A transaction uses the store outside itself: use the store that it is given.');
    return super.provideConnection((connection) => {
      const use = { driver: this.#driver, isOpen: true };
      const close = (): void => {
        use.isOpen = false;
      };
      return USE.run(use, () => consumer(connection).finally(close));
    }, options);
  }
}

/** Opens Kysely over a database that answers at once. */
export const createSqliteKysely = <Tables>(database: SqliteDatabase): Kysely<Tables> => {
  const driver = new SqliteDriver(database);
  const dialect: Dialect = {
    createDriver: () => driver,
    createQueryCompiler: () => COMPILER,
    createAdapter: () => ADAPTER,
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor: new RefusingExecutor(driver) });
};
