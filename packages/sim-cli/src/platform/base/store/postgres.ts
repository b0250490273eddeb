import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { StoreRefusal, databaseName, troubleOf } from './store-trouble.ts';

/** More than a node of a few hundred users keeps busy; a PostgreSQL takes 100 by default. */
const MOST_CONNECTIONS = 10;
/** A connection that takes longer means that the database is gone. */
const CONNECT_TIMEOUT_MS = 5_000;
/** A node waits so long for another that is opening the same database. */
const OPENING_TIMEOUT_MS = 30_000;

// Kysely and the schema use numbers: sums and counts come as texts otherwise. All of them stay below 2^53.
const NUMBERS = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (NUMBERS.has(id) ? Number : pg.types.getTypeParser(id, format)),
};

/** The lock of a node that opens the database, and the first key of the lock that each node holds while it runs; any numbers that stay the same. */
const OPENING_LOCK = 4_711_022;
export const NODE_LOCK = 4_711_023;

/** A PostgreSQL database that several nodes may share. */
export interface SharedDatabase {
  /** Ends the time in which no other node can open the database. */
  readonly prepared: () => Promise<void>;
  /**
   * Holds the lock of a slot until the process or its connection ends.
   *
   * @returns false when another process holds it
   */
  readonly holdSlot: (slot: number) => Promise<boolean>;
  /** Opens a pool of this many connections, for what must not wait behind queries. @param timeout for one of them, in milliseconds */
  readonly openPool: (most: number, timeout?: number) => pg.Pool;
}

/** An opened PostgreSQL database. */
export interface OpenedPostgres {
  readonly dialect: PostgresDialect;
  readonly shared: SharedDatabase;
  /** Gives up every lock. */
  readonly release: () => Promise<void>;
}

const openPool = (address: string, most: number, timeout = CONNECT_TIMEOUT_MS): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: address,
    connectionTimeoutMillis: timeout,
    max: most,
    types: TYPES,
  });
  // A database that stops ends its connections; without listeners on the pool and on those in use that would end this process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** One connection for locks, opened again after it broke. */
const createSession = (address: string) => {
  let client: pg.Client | undefined;
  const connected = async (): Promise<pg.Client> => {
    if (client !== undefined) return client;
    const next = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    next.on('error', () => undefined);
    next.once('end', () => {
      if (client === next) client = undefined;
    });
    await next.connect();
    client = next;
    return next;
  };
  const end = async (): Promise<void> => {
    await client?.end();
  };
  return { connected, end };
};

const LOCK_NOT_AVAILABLE = '55P03';

/** @throws StoreRefusal when the database does not answer, or another node has been opening it for 30 s */
const lockForOpening = async (address: string, { connected }: ReturnType<typeof createSession>): Promise<void> => {
  const name = databaseName(address);
  const client = await connected().catch((error: unknown) => {
    const { what, todo = 'Start it, create it' } = troubleOf(error instanceof Error ? error : new Error(String(error)));
    throw new StoreRefusal(`The database ${name} cannot be used: ${what}. ${todo}, or leave --database out.`);
  });
  await client.query(`set lock_timeout = ${OPENING_TIMEOUT_MS}`);
  try {
    await client.query('select pg_advisory_lock($1)', [OPENING_LOCK]);
  } catch (error) {
    await client.end();
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new StoreRefusal(`Another platform has been opening the database ${name} for 30 s. Stop it, and try again.`);
  }
};

/**
 * Opens a PostgreSQL database; until it is prepared, no other node can open it.
 *
 * @param address `postgres://user:password@host:port/database`
 * @throws StoreRefusal when it does not answer
 */
export const openPostgres = async (address: string): Promise<OpenedPostgres> => {
  const session = createSession(address);
  await lockForOpening(address, session);
  let held: { readonly client: pg.Client; readonly slot: number } | undefined;
  const shared: SharedDatabase = {
    prepared: async () => {
      await (await session.connected()).query('select pg_advisory_unlock($1)', [OPENING_LOCK]);
    },
    holdSlot: async (slot) => {
      const client = await session.connected();
      if (held?.client === client && held.slot === slot) return true;
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
        NODE_LOCK,
        slot,
      ]);
      if (rows[0]?.held !== true) return false;
      if (held?.client === client) await client.query('select pg_advisory_unlock($1, $2)', [NODE_LOCK, held.slot]);
      held = { client, slot };
      return true;
    },
    openPool: (most, timeout) => openPool(address, most, timeout),
  };
  const dialect = new PostgresDialect({ pool: openPool(address, MOST_CONNECTIONS) });
  return { dialect, shared, release: session.end };
};
