import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { databaseName } from './database-name.ts';
import { StoreRefusal } from './store-trouble.ts';

/** More than a platform of a few hundred users keeps busy; a PostgreSQL takes 100 by default. */
const MOST_CONNECTIONS = 10;
/** How long a new connection may take before the database counts as gone. */
const CONNECT_TIMEOUT_MS = 5_000;

// Kysely and the schema know numbers: sums and counts come as texts otherwise. All of them stay below 2^53.
const NUMBERS = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (NUMBERS.has(id) ? Number : pg.types.getTypeParser(id, format)),
};

/** An opened PostgreSQL database, used by this process alone. */
export interface OpenedPostgres {
  readonly dialect: PostgresDialect;
  /** Lets another process use the database. */
  readonly release: () => Promise<void>;
}

/** The number of the lock that a platform holds on its database; any number, as long as it stays the same. */
const PLATFORM_LOCK = 4_711_022;

/** Holds the database for this process; the lock ends with its connection. */
const holdDatabase = async (address: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // A database that stops ends its connections; without a listener that would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreRefusal(
      `The database ${databaseName(address)} cannot be used: ${reason}. Start it, create it, or leave --database out.`,
    );
  }
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [PLATFORM_LOCK]);
  if (rows[0]?.held === true) return client;
  await client.end();
  throw new StoreRefusal(
    `Another platform already uses the database ${databaseName(address)}. Stop it, or choose another with --database.`,
  );
};

/**
 * Opens a PostgreSQL database.
 *
 * @param address `postgres://user:password@host:port/database`
 * @throws StoreRefusal when it does not answer or another platform uses it
 */
export const openPostgres = async (address: string): Promise<OpenedPostgres> => {
  const holder = await holdDatabase(address);
  const pool = new pg.Pool({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    max: MOST_CONNECTIONS,
    types: TYPES,
  });
  pool.on('error', () => undefined);
  return { dialect: new PostgresDialect({ pool }), release: () => holder.end() };
};
