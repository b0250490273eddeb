import type { Store } from './store.ts';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';

const KEY = 'key';
const ADMIN_TOKEN = 'admin token';

/** The key that signs socket tokens and login codes: made at the first run, kept with the data. */
export const platformKey = async (store: Store, ids: Ids = SYSTEM_IDS): Promise<string> => {
  const kept = await store.selectFrom('secrets').select('value').where('name', '=', KEY).executeTakeFirst();
  if (kept !== undefined) return kept.value;
  const value = ids.secret();
  await store.insertInto('secrets').values({ name: KEY, value }).execute();
  return value;
};

/** The token of the admin API of all nodes: made by the first of them. */
export const sharedAdminToken = async (store: Store, isFirst: boolean, ids: Ids = SYSTEM_IDS): Promise<string> => {
  const kept = await store.selectFrom('secrets').select('value').where('name', '=', ADMIN_TOKEN).executeTakeFirst();
  if (kept !== undefined && !isFirst) return kept.value;
  const value = ids.secret();
  await store
    .insertInto('secrets')
    .values({ name: ADMIN_TOKEN, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return value;
};
