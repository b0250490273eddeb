import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { KNOWN_COOKIE, type Cookies } from '../../base/security/cookies.ts';
import type { Ids } from '../../base/security/ids.ts';
import { LIMITS } from '../../base/security/limits.ts';
import { hashSecret } from '../../base/security/secret.ts';
import { dropOldest } from '../../base/store/drop-oldest.ts';
import type { Store } from '../../base/store/store.ts';
import { KNOWN_COOKIE_LIFETIME } from './login.constants.ts';

interface KnownDevicesDeps {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'stamp'>;
  readonly ids: Ids;
}

/** Devices on which a performer has logged in; each is known by a cookie, of which the store keeps the hash. */
export const createKnownDevices = ({ store, clock, ids }: KnownDevicesDeps) => ({
  /** @returns the hash of the cookie, where the performer has logged in on this device */
  find: async (performerId: string, cookies: Cookies): Promise<string | undefined> => {
    const cookie = cookies.read(KNOWN_COOKIE);
    if (cookie === undefined) return undefined;
    const row = await store
      .selectFrom('known_devices')
      .select('id')
      .where('id', '=', hashSecret(cookie))
      .where('performer_id', '=', performerId)
      .executeTakeFirst();
    return row?.id;
  },
  /** Notes the device of a login. `isNew` for another device than those before; the first one of an account is not. */
  note: async (
    performerId: string,
    cookies: Cookies,
    within: Store,
  ): Promise<{ readonly id: string; readonly isNew: boolean }> => {
    const cookie = cookies.read(KNOWN_COOKIE) ?? ids.secret();
    // Written again, so that it does not expire while the device is used.
    cookies.keep(KNOWN_COOKIE, cookie, KNOWN_COOKIE_LIFETIME);
    const id = hashSecret(cookie);
    const row = { id, performer_id: performerId, known_at: clock.stamp() };
    const added = await within
      .insertInto('known_devices')
      .values(row)
      .onConflict((conflict) => conflict.columns(['id', 'performer_id']).doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) return { id, isNew: false };
    await dropOldest(within, { table: 'known_devices', by: 'known_at', performerId }, LIMITS.knownDevices);
    const before = await within
      .selectFrom('known_devices')
      .select('id')
      .where('performer_id', '=', performerId)
      .where('id', '<>', id)
      .limit(1)
      .executeTakeFirst();
    return { id, isNew: before !== undefined };
  },
  /** Forgets a device: its next login is told again. */
  forget: async (performerId: string, id: string, within: Store): Promise<void> => {
    await within.deleteFrom('known_devices').where('id', '=', id).where('performer_id', '=', performerId).execute();
  },
});

export type KnownDevices = ReturnType<typeof createKnownDevices>;
