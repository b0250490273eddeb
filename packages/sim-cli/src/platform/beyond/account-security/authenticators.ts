import { Secret, TOTP } from 'otpauth';
import { bareCode } from '@greenroom/core/kernel/outside-text';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { decrypt, encrypt } from '../../base/security/encryption.ts';
import type { Ids } from '../../base/security/ids.ts';
import { hashSecret } from '../../base/security/secret.ts';
import type { SpendCode } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import type { RecoveryCodes } from './recovery-codes.ts';

/** Seconds for which a code is shown. */
const PERIOD = 30;
/** A code is good one step before and after its own, for clocks that differ. */
const STEPS_AROUND = 1;
const CODE_DIGITS = 6;
const CODE = new RegExp(`^[0-9]{${CODE_DIGITS}}$`);
const SECRET_BYTES = 20;
const ISSUER = 'Greenroom';
const NO_STEP = -1;

/** Tells the performer of a change within its transaction: of a platform that ends in between, neither is left. */
export type Notify = (within: Store) => Promise<void>;

interface AuthenticatorsDeps {
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly ids: Ids;
  /** Key outside the database; without it no app can be set up. */
  readonly accountKey: string | undefined;
  readonly recoveryCodes: RecoveryCodes;
}

const appOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits: CODE_DIGITS, period: PERIOD });

/** Authenticator apps of performers: codes of 6 digits by time (RFC 6238). */
export const createAuthenticators = ({ store, clock, ids, accountKey, recoveryCodes }: AuthenticatorsDeps) => {
  const find = (performerId: string) =>
    store.selectFrom('authenticators').selectAll().where('performer_id', '=', performerId).executeTakeFirst();

  const isOn = async (performerId: string): Promise<boolean> => {
    const row = await find(performerId);
    return row !== undefined && row.confirmed_at !== null;
  };

  /** @returns the step of a right code that is later than the latest accepted one */
  const stepOf = (performerId: string, encrypted: string, lastStep: number, typed: string): number | undefined => {
    const secret = accountKey === undefined ? undefined : decrypt(accountKey, performerId, encrypted);
    if (secret === undefined) return undefined;
    const now = clock.today();
    const token = bareCode(typed);
    // The library compares bytes, and throws where six characters are more than six of them.
    if (!CODE.test(token)) return undefined;
    const delta = appOf(secret, performerId).validate({
      token,
      timestamp: now * 1_000,
      window: STEPS_AROUND,
    });
    if (delta === null) return undefined;
    const step = Math.floor(now / PERIOD) + delta;
    return step > lastStep ? step : undefined;
  };
  const accept = async (performerId: string, step: number, within: Store): Promise<boolean> => {
    const accepted = await within
      .updateTable('authenticators')
      .set({ last_step: step })
      .where('performer_id', '=', performerId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return accepted.numUpdatedRows === 1n;
  };
  return {
    isOn,
    /**
     * Begins the set-up; an earlier one that was not proved is replaced.
     *
     * @returns the secret and the address that a QR code shows; undefined while an app is on, or without a key
     */
    begin: async ({ id, username }: PerformerRow): Promise<{ secret: string; secretUri: string } | undefined> => {
      if (accountKey === undefined) return undefined;
      const random = Buffer.from(hashSecret(ids.secret()), 'base64url').subarray(0, SECRET_BYTES);
      const secret = new Secret({ buffer: new Uint8Array(random).buffer }).base32;
      const row = {
        secret: encrypt(accountKey, id, secret),
        created_at: clock.stamp(),
        confirmed_at: null,
        last_step: NO_STEP,
      };
      const begun = await store
        .insertInto('authenticators')
        .values({ performer_id: id, ...row })
        .onConflict((conflict) =>
          conflict.column('performer_id').doUpdateSet(row).where('authenticators.confirmed_at', 'is', null),
        )
        .returning('performer_id')
        .executeTakeFirst();
      return begun === undefined ? undefined : { secret, secretUri: appOf(secret, username).toString() };
    },
    /** Ends the set-up by a code of the app. @returns the recovery codes; undefined for a wrong code */
    prove: async (performerId: string, typed: string, notify: Notify): Promise<readonly string[] | undefined> => {
      const row = await find(performerId);
      if (row === undefined || row.confirmed_at !== null) return undefined;
      const step = stepOf(performerId, row.secret, row.last_step, typed);
      if (step === undefined) return undefined;
      return store.transaction().execute(async (within) => {
        const proved = await within
          .updateTable('authenticators')
          .set({ confirmed_at: clock.stamp(), last_step: step })
          .where('performer_id', '=', performerId)
          .where('secret', '=', row.secret)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst();
        if (proved.numUpdatedRows !== 1n) return undefined;
        await notify(within);
        return recoveryCodes.renew(performerId, within);
      });
    },
    /** Judges a code of the app or a recovery code. @returns its use, undefined for a wrong or used one */
    judge: async (performerId: string, typed: string): Promise<SpendCode | undefined> => {
      const row = await find(performerId);
      if (row === undefined || row.confirmed_at === null) return undefined;
      const step = stepOf(performerId, row.secret, row.last_step, typed);
      if (step !== undefined) return (within) => accept(performerId, step, within);
      const codeHash = await recoveryCodes.judge(performerId, typed);
      return codeHash === undefined ? undefined : (within) => recoveryCodes.spend(performerId, codeHash, within);
    },
    /** Makes new recovery codes, which replace the old ones. @returns undefined without an app */
    renewRecoveryCodes: (performerId: string, notify: Notify): Promise<readonly string[] | undefined> =>
      store.transaction().execute(async (within) => {
        // An update that changes nothing holds the app: of two sets that are made at once, the later one is left.
        const held = await within
          .updateTable('authenticators')
          .set((row) => ({ last_step: row.ref('last_step') }))
          .where('performer_id', '=', performerId)
          .where('confirmed_at', 'is not', null)
          .executeTakeFirst();
        if (held.numUpdatedRows !== 1n) return undefined;
        await notify(within);
        return recoveryCodes.renew(performerId, within);
      }),
    /** Switches the app off; its recovery codes end with it. */
    remove: (performerId: string, notify: Notify): Promise<void> =>
      store.transaction().execute(async (within) => {
        await within.deleteFrom('authenticators').where('performer_id', '=', performerId).execute();
        await within.deleteFrom('recovery_codes').where('performer_id', '=', performerId).execute();
        await notify(within);
      }),
  };
};

export type Authenticators = ReturnType<typeof createAuthenticators>;
