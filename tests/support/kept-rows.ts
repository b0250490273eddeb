import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** Rows as the database has them, past the platform. */
export type KeptRows = (statement: string) => Promise<readonly Record<string, unknown>[]>;

/** A place for the data of a platform, and a look into it. */
export interface DataPlace {
  /** For `startPlatform`. */
  readonly options: { readonly data: string } | { readonly database: string };
  readonly rows: KeptRows;
  /** Names of all tables, also those that the platform does not describe. */
  readonly tables: () => Promise<readonly string[]>;
  /** Runs a statement that changes rows. */
  readonly change: (statement: string) => Promise<void>;
}

/** Places of a test's data, in one kind of database. */
export interface DataPlaces {
  readonly create: () => Promise<DataPlace>;
  readonly dispose: () => Promise<void>;
}

/** The file in a folder of `--data`. */
export const databaseFile = (folder: string): string => join(folder, 'greenroom-sim.sqlite');

const sqlitePlaces = (): DataPlaces => {
  const root = mkdtempSync(join(tmpdir(), 'greenroom-places-'));
  const inFile = <Value>(data: string, readOnly: boolean, work: (database: DatabaseSync) => Value): Value => {
    const database = new DatabaseSync(databaseFile(data), { readOnly, timeout: 5_000 });
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  return {
    create: async () => {
      const data = mkdtempSync(join(root, 'data-'));
      return {
        options: { data },
        rows: async (statement) => inFile(data, true, (database) => database.prepare(statement).all()),
        tables: async () =>
          inFile(data, true, (database) =>
            database
              .prepare("select name from sqlite_master where type = 'table'")
              .all()
              .map(({ name }) => String(name)),
          ),
        change: async (statement) => inFile(data, false, (database) => database.exec(statement)),
      };
    },
    dispose: async () => rmSync(root, { recursive: true, force: true }),
  };
};

const postgresPlaces = async (): Promise<DataPlaces> => {
  const server: TestPostgres = await startPostgres();
  return {
    create: async () => {
      const database = await server.createDatabase();
      return {
        options: { database },
        rows: (statement) => server.query(database, statement),
        tables: async () => {
          const found = await server.query(database, "select tablename from pg_tables where schemaname = 'public'");
          return found.map(({ tablename }) => String(tablename));
        },
        change: async (statement) => void (await server.query(database, statement)),
      };
    },
    dispose: server.stop,
  };
};

/** Both kinds of database that a platform can keep its rows in, by name. */
export const DATABASES: Readonly<Record<string, () => Promise<DataPlaces>>> = {
  SQLite: async () => sqlitePlaces(),
  PostgreSQL: postgresPlaces,
};
