import { encryptOrKeep } from '../../base/security/encryption.ts';
import { readSecret } from '../../base/store/platform-key.ts';
import type { Store } from '../../base/store/store.ts';

/** The pair of keys by which push services recognise this platform (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const PUBLIC_KEY = 'push public key';
const PRIVATE_KEY = 'push private key';

/** @throws StoreRefusal where another account key encrypted them */
const keptKeys = async (store: Store, accountKey: string | undefined): Promise<PushKeys | undefined> => {
  const place = { store, accountKey };
  const [publicKey, privateKey] = [await readSecret(place, PUBLIC_KEY), await readSecret(place, PRIVATE_KEY)];
  return publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey };
};

/**
 * Reads the keys of the platform; makes them once and keeps them with the data, because subscriptions are bound to them.
 *
 * @param accountKey encrypts the private one; the key outside the database, where there is one
 */
export const pushKeys = async (
  store: Store,
  accountKey: string | undefined,
  make: () => PushKeys,
): Promise<PushKeys> => {
  const kept = await keptKeys(store, accountKey);
  if (kept !== undefined) return kept;
  const { publicKey, privateKey } = make();
  // In one statement: of two nodes that start at once, one makes both.
  await store
    .insertInto('secrets')
    .values([
      { name: PUBLIC_KEY, value: publicKey },
      { name: PRIVATE_KEY, value: encryptOrKeep(accountKey, PRIVATE_KEY, privateKey) },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await keptKeys(store, accountKey)) ?? { publicKey, privateKey };
};
