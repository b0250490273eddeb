import type { Store } from '../store/store.ts';
import { StoreRefusal } from '../store/store-trouble.ts';

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
