import { createSecret } from '../security/secret.ts';
import type { Store } from './store.ts';

const NAME = 'key';

/** The key that signs socket tokens and login codes: made at the first run, kept with the data. */
export const platformKey = async (store: Store): Promise<string> => {
  const kept = await store.selectFrom('secrets').select('value').where('name', '=', NAME).executeTakeFirst();
  if (kept !== undefined) return kept.value;
  const value = createSecret();
  await store.insertInto('secrets').values({ name: NAME, value }).execute();
  return value;
};
