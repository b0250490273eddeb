import type { PlatformClock } from '../clock/platform-clock.ts';
import { migrate } from '../store/migrate.ts';
import { createMemory, createWrites, type Memory } from '../store/remember.ts';
import { openStore, type Store } from '../store/store.ts';
import { seedWorld } from './seed-world.ts';
import { settleSeed } from './world-seed.ts';

/** A store of this version with a world in it. */
export interface World {
  readonly store: Store;
  readonly memory: Memory;
  readonly seed: number;
  /** Closes the store and lets another process use its folder. */
  readonly close: () => Promise<void>;
}

interface Wanted {
  /** Where the data stays between runs; undefined: in memory. */
  readonly dataFolder: string | undefined;
  /** Undefined: the seed of the data, else 1. */
  readonly seed: number | undefined;
}

/**
 * Opens the store, brings it to this version and fills it when it is empty.
 *
 * @throws StoreRefusal for a folder in use, data of another version, or another seed than that of the data
 */
export const openWorld = async (wanted: Wanted, clock: Pick<PlatformClock, 'today'>): Promise<World> => {
  const writes = createWrites();
  const { store, close } = openStore(wanted.dataFolder, writes);
  try {
    await migrate(store);
    const seed = await settleSeed(store, wanted.seed);
    await seedWorld(store, seed, clock.today());
    return { store, memory: createMemory(writes), seed, close };
  } catch (error) {
    await close();
    throw error;
  }
};
