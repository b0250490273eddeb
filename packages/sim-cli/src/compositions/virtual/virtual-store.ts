import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Random } from '@greenroom/core/kernel/random.port';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { seconds } from '@greenroom/core/kernel/units';
import type { Service } from '@greenroom/core/services/service';
import type { Ids } from '../../platform/base/security/ids.ts';
import { createTables } from '../../platform/base/store/create-tables.ts';
import { IN_MEMORY, openNested, preparedOnce } from '../../platform/base/store/node-sqlite.ts';
import { platformKey } from '../../platform/base/store/platform-key.ts';
import { createQueryCache, createTableVersions } from '../../platform/base/store/query-cache.ts';
import type { Prepare } from '../../platform/base/store/sqlite-kysely.ts';
import { openMemoryStore, type Store } from '../../platform/base/store/store.ts';
import { type World, settleSeed } from '../../platform/base/world/open-world.ts';
import { seedWorld } from '../../platform/base/world/seed-world.ts';
import { createPaidSessions } from '../../platform/work/history/paid-sessions.ts';

const CODES = 1_000_000;
const CODE_DIGITS = 6;

/** Ids and secrets that the same seed makes again, for runs that are not reachable from outside. */
export const seededIds = (random: Random): Ids => ({
  id: random.id,
  secret: () => `secret-${random.id()}`,
  loginCode: () => String(Math.floor(random.next() * CODES)).padStart(CODE_DIGITS, '0'),
});

/** The moment at which every world on virtual time begins: 5 March 2026, noon in Amsterdam. */
export const NOON = seconds(1_772_708_400);

/** The people and their past are the same in every run on virtual time; what happens to them depends on the run's own seed. */
const WORLD_SEED = 1;

/** Settings of a performer who has changed none. */
const DEFAULT_SETTINGS = '{"theme":"dark"}';

/** A difference of one performer from the default world. */
export interface PerformerChange {
  readonly id: string;
  readonly services: readonly Service[];
  readonly status: string;
  readonly settings?: string;
}

/** The store of one run. */
export interface VirtualStore extends World {
  /** The number of statements that the database has not answered yet; 0 where it answers at once. */
  readonly pending: () => number;
}

/** A world that was made once; every run begins with it, for making it takes longer than a short run. */
export interface WorldImage {
  /** The platform's key in it. */
  readonly key: string;
  /** Opens a store that begins with the world, with these performers changed. What one run writes no other sees. */
  readonly open: (performers: readonly PerformerChange[]) => VirtualStore;
}

/** Fills an empty store with the default world on the day that every virtual run begins. @returns the platform's key in it @fortests */
export const fillVirtualStore = async (store: Store, ...performerIds: readonly string[]): Promise<string> => {
  const ids = seededIds(createSeededRandom(WORLD_SEED));
  await createTables(store);
  await settleSeed(store, WORLD_SEED);
  await seedWorld(store, WORLD_SEED, NOON, ids);
  const key = await platformKey(store, undefined, ids);
  const paidSessions = createPaidSessions({ store, clock: { today: () => NOON }, seed: WORLD_SEED, ids });
  for (const performerId of performerIds) await paidSessions.open(performerId);
  return key;
};

type Row = Readonly<Record<string, string | number | null>>;

/** Content of a database: the statements that make its tables and indexes, and the rows of each table. */
interface Content {
  readonly statements: readonly string[];
  readonly tables: ReadonlyMap<string, readonly Row[]>;
}

const readContent = async (store: Store): Promise<Content> => {
  const made = sql<{ readonly type: string; readonly name: string; readonly sql: string }>`
    select type, name, sql from sqlite_master where sql is not null order by rowid`;
  const { rows: parts } = await made.execute(store);
  const tables = new Map<string, readonly Row[]>();
  for (const { type, name } of parts) {
    if (type !== 'table') continue;
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(store);
    tables.set(name, rows);
  }
  return { statements: parts.map((part) => part.sql), tables };
};

/** A database that serves one run after another. */
interface Copy {
  readonly database: DatabaseSync;
  /** Its statements stay prepared from run to run. */
  readonly prepare: Prepare;
}

const copyOf = ({ statements, tables }: Content): Copy => {
  const database = new DatabaseSync(IN_MEMORY);
  database.exec(statements.join(';'));
  database.exec('begin');
  for (const [name, rows] of tables) {
    const columns = Object.keys(rows[0] ?? {});
    if (columns.length === 0) continue;
    const insert = database.prepare(`insert into "${name}" values (${columns.map(() => '?').join(', ')})`);
    for (const row of rows) insert.run(...Object.values(row));
  }
  database.exec('commit');
  return { database, prepare: preparedOnce(database) };
};

const changePerformers = ({ database }: Copy, performers: readonly PerformerChange[]): void => {
  const change = database.prepare('update performers set services = ?, status = ?, settings = ? where id = ?');
  for (const { id, services, status, settings = DEFAULT_SETTINGS } of performers)
    change.run(services.toSorted().join(','), status, settings, id);
};

/** Makes an image whose runs each have a database in memory, in a transaction that is undone at the end of the run. */
const imageOf = (key: string, content: Content): WorldImage => {
  const free: Copy[] = [];
  const open = (performers: readonly PerformerChange[]): VirtualStore => {
    const copy = free.pop() ?? copyOf(content);
    copy.database.exec('begin');
    changePerformers(copy, performers);
    const versions = createTableVersions();
    const release = (): void => {
      copy.database.exec('rollback');
      free.push(copy);
    };
    const store: Store = openNested(copy.prepare, versions.increment, release);
    return {
      store,
      queryCache: createQueryCache(versions),
      shared: undefined,
      seed: WORLD_SEED,
      pending: () => 0,
      close: () => store.destroy(),
    };
  };
  return { key, open };
};

const makeImage = async (performerIds: readonly string[]): Promise<WorldImage> => {
  const store = openMemoryStore();
  const key = await fillVirtualStore(store, ...performerIds);
  const content = await readContent(store);
  await store.destroy();
  return imageOf(key, content);
};

const images = new Map<string, Promise<WorldImage>>();

/** The default world on the day that every virtual run begins, with the past of these performers. */
export const worldImage = (...performerIds: readonly string[]): Promise<WorldImage> => {
  const name = performerIds.join();
  const image = images.get(name) ?? makeImage(performerIds);
  images.set(name, image);
  return image;
};
