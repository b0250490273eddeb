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
  type ConnectionProvider,
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
export interface DirectDatabase {
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
class DirectDriver implements Driver {
  readonly #database: DirectDatabase;
  readonly #connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery) => this.execute<Row>(query),
    streamQuery: () => {
      throw new Error('The store reads no streams.');
    },
  };
  /** Lets each of those who want the connection have it: first its holder, then those who wait, in their order. */
  readonly #holders: (() => void)[] = [];

  constructor(database: DirectDatabase) {
    this.#database = database;
  }

  get isHeld(): boolean {
    return this.#holders.length > 0;
  }

  execute<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    // Kysely's types say which rows a statement has.
    return this.#database.prepare(sql)(parameters) as QueryResult<Row>;
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

/** The transaction in which the running code was called. */
const TRANSACTION = new AsyncLocalStorage<{ readonly driver: DirectDriver; isOpen: boolean }>();

/**
 * Executes a statement in the call itself, unless a transaction of others holds the connection. Kysely's way to a
 * connection is twenty promises long, which takes longer than most answers of SQLite.
 */
class DirectExecutor extends DefaultQueryExecutor {
  readonly #driver: DirectDriver;
  readonly #holdsConnection: boolean;

  constructor(driver: DirectDriver, provider: ConnectionProvider, holdsConnection: boolean) {
    super(COMPILER, ADAPTER, provider);
    this.#driver = driver;
    this.#holdsConnection = holdsConnection;
  }

  override provideConnection<Value>(
    consumer: (connection: DatabaseConnection) => Promise<Value>,
    options?: AbortableOperationOptions,
  ): Promise<Value> {
    if (this.#holdsConnection) return super.provideConnection(consumer, options);
    this.#refuseInsideTransaction();
    return super.provideConnection((connection) => {
      const transaction = { driver: this.#driver, isOpen: true };
      const close = (): void => {
        transaction.isOpen = false;
      };
      return TRANSACTION.run(transaction, () => consumer(connection).finally(close));
    }, options);
  }

  override async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#holdsConnection) this.#refuseInsideTransaction();
    return this.#holdsConnection || !this.#driver.isHeld
      ? this.#driver.execute<Row>(query)
      : super.executeQuery<Row>(query);
  }

  /** @throws where the statement would wait for the end of a transaction that waits for the statement */
  #refuseInsideTransaction(): void {
    const transaction = TRANSACTION.getStore();
    if (transaction?.isOpen === true && transaction.driver === this.#driver)
      throw new Error('A transaction uses the store outside itself: use the store that it is given.');
  }

  override withConnectionProvider(provider: ConnectionProvider): DirectExecutor {
    return new DirectExecutor(this.#driver, provider, true);
  }
}

/** Opens Kysely over a database that answers at once. */
export const createDirectKysely = <Tables>(database: DirectDatabase): Kysely<Tables> => {
  const driver = new DirectDriver(database);
  const dialect: Dialect = {
    createDriver: () => driver,
    createQueryCompiler: () => COMPILER,
    createAdapter: () => ADAPTER,
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
  const executor = new DirectExecutor(driver, new DefaultConnectionProvider(driver), false);
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
};
