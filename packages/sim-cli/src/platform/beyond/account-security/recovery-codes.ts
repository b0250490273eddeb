import { hash } from 'node:crypto';
import { bareCode } from '@greenroom/core/kernel/outside-text';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Ids } from '../../base/security/ids.ts';
import { sign } from '../../base/security/secret.ts';
import type { Store } from '../../base/store/store.ts';

/** Number of recovery codes that are made at once. */
const RECOVERY_CODES = 10;
/** Digits alone, so that they can be typed on the keys of a phone; 40 bits, of which ten are tried in 15 minutes. */
const DIGITS = 12;
const GROUP = /\d{4}(?=\d)/g;
const RANDOM_BYTES = 8;

const LIKE_CODE = new RegExp(`^\\d{${DIGITS}}$`);

/** Typed code, bare; undefined for what cannot be one. */
const tidyRecoveryCode = (typed: string): string | undefined => {
  const digits = bareCode(typed);
  return LIKE_CODE.test(digits) ? digits : undefined;
};

interface RecoveryCodesDeps {
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly ids: Ids;
  /** Key outside the database; without it no code can be made or judged. */
  readonly accountKey: string | undefined;
}

/** Recovery codes, each good once instead of a code of the app. The store has hashes that are worth nothing without the key. */
export const createRecoveryCodes = ({ store, clock, ids, accountKey }: RecoveryCodesDeps) => {
  const hashed = (key: string, performerId: string, code: string): string =>
    sign(key, `recovery ${performerId} ${code}`);
  const create = (): string => {
    const random = Buffer.from(hash('sha256', ids.secret(), 'base64url'), 'base64url');
    const digits = random.subarray(0, RANDOM_BYTES).readBigUInt64BE() % 10n ** BigInt(DIGITS);
    return digits.toString().padStart(DIGITS, '0');
  };
  return {
    /** Replaces all codes within a transaction. @returns the new ones, which are shown once */
    renew: async (performerId: string, within: Store): Promise<readonly string[]> => {
      if (accountKey === undefined) return [];
      const codes = new Set<string>();
      while (codes.size < RECOVERY_CODES) codes.add(create());
      await within.deleteFrom('recovery_codes').where('performer_id', '=', performerId).execute();
      const rows = [...codes].map((code) => ({
        performer_id: performerId,
        code_hash: hashed(accountKey, performerId, code),
        used_at: null,
      }));
      await within.insertInto('recovery_codes').values(rows).execute();
      return [...codes].map((code) => code.replaceAll(GROUP, '$&-'));
    },
    /** Judges a typed code. @returns the hash of a good one, by which it is used up */
    judge: async (performerId: string, typed: string): Promise<string | undefined> => {
      const code = tidyRecoveryCode(typed);
      if (code === undefined || accountKey === undefined) return undefined;
      const row = await store
        .selectFrom('recovery_codes')
        .select('code_hash')
        .where('performer_id', '=', performerId)
        .where('code_hash', '=', hashed(accountKey, performerId, code))
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return row?.code_hash;
    },
    /** Uses a code up within a transaction. @returns false when it was used meanwhile */
    spend: async (performerId: string, codeHash: string, within: Store): Promise<boolean> => {
      const spent = await within
        .updateTable('recovery_codes')
        .set({ used_at: clock.stamp() })
        .where('performer_id', '=', performerId)
        .where('code_hash', '=', codeHash)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return spent.numUpdatedRows === 1n;
    },
  };
};

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;
