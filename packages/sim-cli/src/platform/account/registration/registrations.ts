import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { SYSTEM_IDS, type Ids } from '../../base/security/ids.ts';
import { hashSecret } from '../../base/security/secret.ts';
import type { Store } from '../../base/store/store.ts';
import type { RegistrationRow } from '../../base/store/tables/registration-tables.ts';

/** Lifetime of a link. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The links that people register with. */
export const createRegistrations = (store: Store, clock: PlatformClock, ids: Ids = SYSTEM_IDS) => ({
  /** @returns the token of a new link */
  invite: async (email: string, state: 'open' | 'used' | 'expired'): Promise<string> => {
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
  find: (token: string): Promise<RegistrationRow | undefined> =>
    store.selectFrom('registrations').selectAll().where('id', '=', hashSecret(token)).executeTakeFirst(),
  /** Makes other transactions that hold it wait for the end of this one. @returns false when it was used meanwhile */
  hold: async ({ id }: RegistrationRow, within: Store): Promise<boolean> => {
    const held = await within
      .updateTable('registrations')
      .set({ id })
      .where('id', '=', id)
      .where('performer_id', 'is', null)
      .executeTakeFirst();
    return held.numUpdatedRows === 1n;
  },
  /** Checks whether this performer came by a link and has not chosen a password yet. */
  lacksPassword: async (performerId: string): Promise<boolean> => {
    const registration = await store
      .selectFrom('registrations')
      .leftJoin('password_changes', 'password_changes.performer_id', 'registrations.performer_id')
      .select('password_changes.changed_on')
      .where('registrations.performer_id', '=', performerId)
      .executeTakeFirst();
    return registration !== undefined && registration.changed_on === null;
  },
  /** Uses one up that the transaction holds. */
  use: async ({ id }: RegistrationRow, performerId: string, within: Store): Promise<void> => {
    await within.updateTable('registrations').set({ performer_id: performerId }).where('id', '=', id).execute();
  },
});

export type Registrations = ReturnType<typeof createRegistrations>;
