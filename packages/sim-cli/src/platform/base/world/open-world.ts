import type { PlatformClock } from '../environment/platform-clock.ts';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';
import { createTables } from '../store/create-tables.ts';
import { StoreRefusal } from '../store/store-trouble.ts';
import { openStore, type OpenedStore, type StorePlace, type Store } from '../store/store.ts';
import { seedWorld } from './seed-world.ts';

/** Makes the world when no other seed is asked for. */
const DEFAULT_SEED = 1;
const NAME = 'seed';

/**
 * Settles which seed the world is made of: the seed of the data, else the asked one, else 1. It is kept with the data.
 *
 * @param asked undefined where no seed was asked for
 * @throws StoreRefusal when the data was made of another seed than the asked one
 */
export const settleSeed = async (store: Store, asked: number | undefined): Promise<number> => {
  const kept = await store.selectFrom('world_facts').select('value').where('name', '=', NAME).executeTakeFirst();
  if (kept === undefined) {
    const seed = asked ?? DEFAULT_SEED;
    await store
      .insertInto('world_facts')
      .values({ name: NAME, value: String(seed) })
      .execute();
    return seed;
  }
  if (asked !== undefined && String(asked) !== kept.value) {
    throw new StoreRefusal(
      `The data was made with --seed ${kept.value}, not ${asked}. Leave --seed out, or choose another folder with --data.`,
    );
  }
  return Number(kept.value);
};

/** A store of this version with a world in it. */
export interface World extends OpenedStore {
  readonly seed: number;
}

interface Wanted extends StorePlace {
  /** Undefined: the seed of the data, else 1. */
  readonly seed: number | undefined;
}

/**
 * Opens the store, brings it to this version and fills it when it is empty.
 *
 * @throws StoreRefusal for a folder in use, a database that does not answer, data of another version, or another seed than that of the data
 */
export const openWorld = async (
  wanted: Wanted,
  clock: Pick<PlatformClock, 'today'>,
  ids: Ids = SYSTEM_IDS,
): Promise<World> => {
  const opened = await openStore(wanted);
  const { store, close } = opened;
  try {
    await createTables(store);
    const seed = await settleSeed(store, wanted.seed);
    await seedWorld(store, seed, clock.today(), ids);
    return { ...opened, seed };
  } catch (error) {
    await close();
    throw error;
  }
};
