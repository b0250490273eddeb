import type { PlatformClock } from '../clock/platform-clock.ts';
import { hashSecret } from '../security/secret.ts';
import type { RegistrationRow } from './registration-tables.ts';
import type { Store } from '../store/store.ts';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';

/** Lifetime of a link. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The links that people register with. */
export interface Registrations {
  /** @returns the token of a new link */
  readonly invite: (email: string, state: 'open' | 'used' | 'expired') => Promise<string>;
  readonly find: (token: string) => Promise<RegistrationRow | undefined>;
  /** @returns false when another registration was faster */
  readonly use: (registration: RegistrationRow, performerId: string, within: Store) => Promise<boolean>;
}

export const createRegistrations = (store: Store, clock: PlatformClock, ids: Ids = SYSTEM_IDS): Registrations => ({
  invite: async (email, state) => {
    const token = ids.secret();
    await store
      .insertInto('registrations')
      .values({
        id: hashSecret(token),
        email,
        expires_at: clock.stamp() + (state === 'expired' ? -1 : WEEK),
        performer_id: state === 'used' ? '' : null,
      })
      .execute();
    return token;
  },
  find: (token) => store.selectFrom('registrations').selectAll().where('id', '=', hashSecret(token)).executeTakeFirst(),
  use: async ({ id }, performerId, within) => {
    const used = await within
      .updateTable('registrations')
      .set({ performer_id: performerId })
      .where('id', '=', id)
      .where('performer_id', 'is', null)
      .executeTakeFirst();
    return used.numUpdatedRows === 1n;
  },
});
