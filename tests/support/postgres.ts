import pg from 'pg';
import { startEmbeddedPostgres } from '@greenroom/sim-cli/compositions/nodes/embedded-postgres';

/** A PostgreSQL server of its own for a test file. */
export interface TestPostgres {
  /** An empty database, or a copy of one that nobody uses. @param template its address @returns the address */
  readonly createDatabase: (template?: string) => Promise<string>;
  /** Runs a statement in a database. */
  readonly query: (address: string, statement: string) => Promise<readonly Record<string, unknown>[]>;
  readonly stop: () => Promise<void>;
}

/** Several platforms at once, and the looks into their databases. */
const MOST_CONNECTIONS = 100;

/** Runs a statement in a database. */
export const queryDatabase: TestPostgres['query'] = async (address, statement) => {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};

/** Starts a PostgreSQL on a free port of this machine, with nothing in it. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const { addressOf, stop } = await startEmbeddedPostgres(MOST_CONNECTIONS);
  let databases = 0;
  return {
    query: queryDatabase,
    createDatabase: async (template) => {
      databases += 1;
      const name = `platform_${databases}`;
      const from = template === undefined ? '' : ` template ${new URL(template).pathname.slice(1)}`;
      await queryDatabase(addressOf('postgres'), `create database ${name}${from}`);
      return addressOf(name);
    },
    stop,
  };
};
