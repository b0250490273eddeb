import type { PlatformClock } from '../clock/platform-clock.ts';
import { migrate } from '../store/migrate.ts';
import { openStore, type OpenedStore, type StorePlace } from '../store/store.ts';
import { seedWorld } from './seed-world.ts';
import { settleSeed } from './world-seed.ts';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';

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
    await migrate(store);
    const seed = await settleSeed(store, wanted.seed);
    await seedWorld(store, seed, clock.today(), ids);
    return { ...opened, seed };
  } catch (error) {
    await close();
    throw error;
  }
};
