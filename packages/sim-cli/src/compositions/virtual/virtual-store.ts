import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { seconds } from '@greenroom/core/kernel/units';
import { createSessionBook } from '../../platform/history/session-book.ts';
import { migrate } from '../../platform/store/migrate.ts';
import { dialectOf, IN_MEMORY } from '../../platform/store/node-sqlite.ts';
import { platformKey } from '../../platform/store/platform-key.ts';
import { createMemory, createWrites } from '../../platform/store/remember.ts';
import type { Store } from '../../platform/store/store.ts';
import type { World } from '../../platform/world/open-world.ts';
import { seedWorld } from '../../platform/world/seed-world.ts';
import { settleSeed } from '../../platform/world/world-seed.ts';
import { seededIds } from './seeded-ids.ts';

/** The moment at which every world on virtual time begins: 5 March 2026, noon in Amsterdam. */
export const NOON = seconds(1_772_708_400);

/** The people and their past are the same in every run on virtual time; what happens to them depends on the run's own seed. */
const WORLD_SEED = 1;

/** A store in memory and the database under it, which answers at once. */
export interface VirtualStore {
  readonly world: World;
  readonly database: DatabaseSync;
}

const open = (): VirtualStore => {
  const database = new DatabaseSync(IN_MEMORY);
  const writes = createWrites();
  const store: Store = new Kysely({ dialect: dialectOf(database, writes.note) });
  const world = {
    store,
    memory: createMemory(writes),
    shared: undefined,
    seed: WORLD_SEED,
    close: () => store.destroy(),
  };
  return { world, database };
};

/** A world that was made once; every run begins with a copy, for making it takes longer than a short run. */
export interface WorldImage {
  readonly bytes: Uint8Array;
  /** The platform's key in it. */
  readonly key: string;
}

const makeImage = async (performerId: string): Promise<WorldImage> => {
  const { world, database } = open();
  const { store } = world;
  const ids = seededIds(createSeededRandom(WORLD_SEED));
  await migrate(store);
  await settleSeed(store, WORLD_SEED);
  await seedWorld(store, WORLD_SEED, NOON, ids);
  const key = await platformKey(store, ids);
  const book = createSessionBook({ store, clock: { today: () => NOON }, seed: WORLD_SEED, ids });
  await book.open(performerId);
  const bytes = database.serialize();
  await world.close();
  return { bytes, key };
};

const images = new Map<string, Promise<WorldImage>>();

/** The default world on the day that every virtual run begins, with the past of this performer. */
export const worldImage = (performerId: string): Promise<WorldImage> => {
  const image = images.get(performerId) ?? makeImage(performerId);
  images.set(performerId, image);
  return image;
};

/**
 * Opens a copy of a world in memory.
 *
 * @param change what is otherwise in it, done before anybody else uses it
 */
export const openVirtualStore = ({ bytes }: WorldImage, change: (database: DatabaseSync) => void): VirtualStore => {
  const opened = open();
  opened.database.deserialize(bytes);
  change(opened.database);
  return opened;
};
