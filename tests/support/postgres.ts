import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startEmbeddedPostgres } from './nodes/embedded-postgres.ts';

/** PostgreSQL for a test file: a server of its own, or databases of its own on that of the run. */
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

/** Makes databases on a server. @param stop ends the server where it is the file's own */
const databasesOn = (addressOf: (database: string) => string, stop: () => Promise<void>): TestPostgres => {
  const made: string[] = [];
  const asOwner = (statement: string) => queryDatabase(addressOf('postgres'), statement);
  return {
    query: queryDatabase,
    createDatabase: async (template) => {
      // Of no other file, worker or try.
      const name = `platform_${randomUUID().replaceAll('-', '')}`;
      const from = template === undefined ? '' : ` template ${new URL(template).pathname.slice(1)}`;
      await asOwner(`create database ${name}${from}`);
      made.push(name);
      return addressOf(name);
    },
    stop: async () => {
      for (const name of made.splice(0)) await asOwner(`drop database ${name} with (force)`);
      await stop();
    },
  };
};

/** Environment variable with the address of the server of the run; see `postgres-of-run.ts`. */
export const POSTGRES_OF_RUN = 'GREENROOM_TEST_POSTGRES';

/** Opens the PostgreSQL of the run, or starts one on a free port of this machine where the run has none. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const ofRun = process.env[POSTGRES_OF_RUN];
  if (ofRun !== undefined)
    return databasesOn(
      (database) => `${ofRun}/${database}`,
      async () => undefined,
    );
  const { addressOf, stop } = await startEmbeddedPostgres(MOST_CONNECTIONS);
  return databasesOn(addressOf, stop);
};
