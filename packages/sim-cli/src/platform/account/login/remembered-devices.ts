import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { DEVICE_COOKIE, type Cookies } from '../../base/security/cookies.ts';
import type { Ids } from '../../base/security/ids.ts';
import { LIMITS } from '../../base/security/limits.ts';
import { hashSecret } from '../../base/security/secret.ts';
import { dropOldest } from '../../base/store/drop-oldest.ts';
import type { Store } from '../../base/store/store.ts';
import { DEVICE_LIFETIME } from './login.constants.ts';

interface RememberedDevicesDeps {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'stamp'>;
  readonly ids: Ids;
}

/** Devices that a performer chose to have remembered for 30 days; each is known by a cookie, of which the store keeps the hash. */
export const createRememberedDevices = ({ store, clock, ids }: RememberedDevicesDeps) => ({
  /** @returns the hash of the cookie, while the device is remembered for this performer */
  find: async (performerId: string, cookies: Cookies): Promise<string | undefined> => {
    const cookie = cookies.read(DEVICE_COOKIE);
    if (cookie === undefined) return undefined;
    const row = await store
      .selectFrom('remembered_devices')
      .select('id')
      .where('id', '=', hashSecret(cookie))
      .where('performer_id', '=', performerId)
      .where('expires_at', '>', clock.stamp())
      .executeTakeFirst();
    return row?.id;
  },
  /** Makes every device of the performer ask for a code again. */
  forgetAll: async (performerId: string, within: Store): Promise<void> => {
    await within.deleteFrom('remembered_devices').where('performer_id', '=', performerId).execute();
  },
  /** Makes every device of the performer but this one ask for a code again. */
  forgetOthers: async (performerId: string, cookies: Cookies, within: Store): Promise<void> => {
    const own = cookies.read(DEVICE_COOKIE);
    await within
      .deleteFrom('remembered_devices')
      .where('performer_id', '=', performerId)
      .where('id', '<>', own === undefined ? '' : hashSecret(own))
      .execute();
  },
  remember: async (performerId: string, cookies: Cookies): Promise<void> => {
    const now = clock.stamp();
    const cookie = ids.secret();
    await store.deleteFrom('remembered_devices').where('expires_at', '<=', now).execute();
    await store
      .insertInto('remembered_devices')
      .values({
        id: hashSecret(cookie),
        performer_id: performerId,
        remembered_at: now,
        expires_at: now + DEVICE_LIFETIME,
      })
      .execute();
    const kept = { table: 'remembered_devices', by: 'remembered_at', performerId } as const;
    await dropOldest(store, kept, LIMITS.rememberedDevices);
    cookies.keep(DEVICE_COOKIE, cookie, DEVICE_LIFETIME);
  },
});

export type RememberedDevices = ReturnType<typeof createRememberedDevices>;
