import { decryptOrKeep, encryptOrKeep, isEncryptedText } from '../security/encryption.ts';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';
import { StoreRefusal } from './store-trouble.ts';
import type { Store } from './store.ts';

const KEY = 'key';
const ADMIN_TOKEN = 'admin token';

/** Place of the platform's own secrets: the database, encrypted by the key outside it where there is one. */
interface SecretsPlace {
  readonly store: Store;
  readonly accountKey: string | undefined;
}

/** @returns undefined where there is none @throws StoreRefusal where another account key encrypted it */
export const readSecret = async ({ store, accountKey }: SecretsPlace, name: string): Promise<string | undefined> => {
  const kept = await store.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  if (kept === undefined) return undefined;
  const secret = decryptOrKeep(accountKey, name, kept.value);
  if (secret === undefined)
    throw new StoreRefusal(
      'The account key is not the one that encrypted the data. Put back the file account.key of the data folder, or set GREENROOM_ACCOUNT_KEY to the key of then.',
    );
  return secret;
};

/** Checks whether the data was made with an account key: the platform's own key is the canary that tells. */
export const isEncrypted = async (store: Store): Promise<boolean> => {
  const kept = await store.selectFrom('secrets').select('value').where('name', '=', KEY).executeTakeFirst();
  return kept !== undefined && isEncryptedText(kept.value);
};

const writeSecret = async ({ store, accountKey }: SecretsPlace, name: string, secret: string): Promise<void> => {
  const value = encryptOrKeep(accountKey, name, secret);
  await store
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

/**
 * The key that signs socket tokens and login codes: made at the first run, kept with the data.
 *
 * @throws StoreRefusal where another account key encrypted it; nothing is overwritten then
 */
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
