import { decryptOrKeep, encryptOrKeep } from '../security/encryption.ts';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';
import type { Store } from './store.ts';

const KEY = 'key';
const ADMIN_TOKEN = 'admin token';

/** Place of the platform's own secrets: the database, encrypted by the key outside it where there is one. */
interface SecretsPlace {
  readonly store: Store;
  readonly accountKey: string | undefined;
}

/** @returns undefined where there is none, or where another account key encrypted it */
const readSecret = async ({ store, accountKey }: SecretsPlace, name: string): Promise<string | undefined> => {
  const kept = await store.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return kept === undefined ? undefined : decryptOrKeep(accountKey, name, kept.value);
};

const writeSecret = async ({ store, accountKey }: SecretsPlace, name: string, secret: string): Promise<void> => {
  const value = encryptOrKeep(accountKey, name, secret);
  await store
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

/** The key that signs socket tokens and login codes: made at the first run, kept with the data. */
export const platformKey = async (
  store: Store,
  accountKey: string | undefined,
  ids: Ids = SYSTEM_IDS,
): Promise<string> => {
  const place = { store, accountKey };
  // In one transaction: of two nodes that start at once, the second one reads the key of the first.
  return store.transaction().execute(async (within) => {
    await within
      .insertInto('secrets')
      .values({ name: KEY, value: '' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row.ref('secrets.value') })))
      .execute();
    const kept = await readSecret({ ...place, store: within }, KEY);
    const key = kept === undefined || kept === '' ? ids.secret() : kept;
    // What a version before kept as it was is encrypted from now on.
    await writeSecret({ ...place, store: within }, KEY, key);
    return key;
  });
};

/** The token of the admin API of all nodes: made by the first of them. */
export const sharedAdminToken = async (
  store: Store,
  accountKey: string | undefined,
  isFirst: boolean,
  ids: Ids = SYSTEM_IDS,
): Promise<string> => {
  const place = { store, accountKey };
  const kept = isFirst ? undefined : await readSecret(place, ADMIN_TOKEN);
  if (kept !== undefined) return kept;
  const token = ids.secret();
  await writeSecret(place, ADMIN_TOKEN, token);
  return token;
};
