import type { Store } from './store.ts';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';

const NAME = 'key';

/** The key that signs socket tokens and login codes: made at the first run, kept with the data. */
export const platformKey = async (store: Store, ids: Ids = SYSTEM_IDS): Promise<string> => {
  const kept = await store.selectFrom('secrets').select('value').where('name', '=', NAME).executeTakeFirst();
  if (kept !== undefined) return kept.value;
  const value = ids.secret();
  await store.insertInto('secrets').values({ name: NAME, value }).execute();
  return value;
};
