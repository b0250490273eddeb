import type { PlatformClock } from '../clock/platform-clock.ts';
import { migrate } from '../store/migrate.ts';
import type { Memory } from '../store/remember.ts';
import { openStore, type Store, type StorePlace } from '../store/store.ts';
import { seedWorld } from './seed-world.ts';
import { settleSeed } from './world-seed.ts';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';

/** A store of this version with a world in it. */
export interface World {
  readonly store: Store;
  readonly memory: Memory;
  readonly seed: number;
  /** Closes the store and lets another process use its folder. */
  readonly close: () => Promise<void>;
}

interface Wanted extends StorePlace {
  /** Undefined: the seed of the data, else 1. */
  readonly seed: number | undefined;
}

/**
 * Opens the store, brings it to this version and fills it when it is empty.
 *
 * @throws StoreRefusal for a folder or database in use, data of another version, or another seed than that of the data
 */
export const openWorld = async (
  wanted: Wanted,
  clock: Pick<PlatformClock, 'today'>,
  ids: Ids = SYSTEM_IDS,
): Promise<World> => {
  const { store, memory, close } = await openStore(wanted);
  try {
    await migrate(store);
    const seed = await settleSeed(store, wanted.seed);
    await seedWorld(store, seed, clock.today(), ids);
    return { store, memory, seed, close };
  } catch (error) {
    await close();
    throw error;
  }
};
