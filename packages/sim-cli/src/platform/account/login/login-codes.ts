import { bareCode } from '@greenroom/core/kernel/outside-text';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { SYSTEM_IDS, type Ids } from '../../base/security/ids.ts';
import { LIMITS } from '../../base/security/limits.ts';
import { hashSecret, isSameSecret, sign } from '../../base/security/secret.ts';
import { dropOldest } from '../../base/store/drop-oldest.ts';
import { lockPerformer } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { MailRow } from '../../base/store/tables/login-tables.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { LIMIT_OF_A_CODE, type LoginTries } from './login-tries.ts';
import { LOGIN_CODE_LIFETIME, MOST_CODES } from './login.constants.ts';

export type CodeCheck = 'right' | 'wrong' | 'expired';

interface LoginCodesDeps {
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly key: string;
  readonly tries: LoginTries;
  readonly ids?: Ids;
}

/** The second step of a login. A code works once, for the attempt that asked for it, until it expires. */
export const createLoginCodes = ({ store, clock, key, tries, ids = SYSTEM_IDS }: LoginCodesDeps) => {
  const hashed = (attempt: string, code: string): string => sign(key, `code ${attempt} ${code}`);
  const sentLately = async (transaction: Store, performerId: string): Promise<number> => {
    const mails = await transaction
      .selectFrom('mails')
      .select('id')
      .where('performer_id', '=', performerId)
      .where('sent_at', '>', clock.stamp() - LOGIN_CODE_LIFETIME)
      .orderBy('sent_at')
      .execute();
    return mails.length;
  };

  const send = async (performer: PerformerRow, lifetime: number = LOGIN_CODE_LIFETIME): Promise<string | undefined> => {
    if (performer.code_channel === 'none') return undefined;
    const attempt = ids.secret();
    const code = ids.loginCode();
    const now = clock.stamp();
    const row = {
      attempt: hashSecret(attempt),
      performer_id: performer.id,
      code_hash: hashed(attempt, code),
      expires_at: now + lifetime,
      used: 0,
    } as const;
    const mail: MailRow = {
      id: ids.id(),
      performer_id: performer.id,
      channel: performer.code_channel,
      code,
      sent_at: now,
      sent_on: clock.today(),
    };
    return store.transaction().execute(async (transaction) => {
      await lockPerformer(transaction, performer.id);
      if ((await sentLately(transaction, performer.id)) >= MOST_CODES) return undefined;
      // A new code makes the earlier ones worthless.
      await transaction.deleteFrom('login_codes').where('performer_id', '=', performer.id).execute();
      await transaction.insertInto('login_codes').values(row).execute();
      await transaction.insertInto('mails').values(mail).execute();
      await dropOldest(transaction, { table: 'mails', by: 'sent_at', performerId: performer.id }, LIMITS.mails);
      return attempt;
    });
  };
  const check = async (attempt: string, performerId: string, code: string): Promise<CodeCheck> => {
    const row = await store
      .selectFrom('login_codes')
      .selectAll()
      .where('attempt', '=', hashSecret(attempt))
      .where('performer_id', '=', performerId)
      .executeTakeFirst();
    if (row === undefined || row.used === 1) return 'wrong';
    if (row.expires_at <= clock.stamp()) return 'expired';
    if ((await tries.begin(`code ${row.attempt}`, LIMIT_OF_A_CODE)) > 0) return 'expired';
    return isSameSecret(row.code_hash, hashed(attempt, bareCode(code))) ? 'right' : 'wrong';
  };
  return {
    /** @returns the value for the attempt's cookie; undefined when too many were sent lately */
    send,
    /** Judges a code; after 5 tries it is as good as expired, the right one too. */
    check,
    /** Uses the code up, as a part of the given transaction. @returns false when it was used before */
    spend: async (attempt: string, transaction: Store): Promise<boolean> => {
      const spent = await transaction
        .updateTable('login_codes')
        .set({ used: 1 })
        .where('attempt', '=', hashSecret(attempt))
        .where('used', '=', 0)
        .executeTakeFirst();
      return spent.numUpdatedRows === 1n;
    },
    mailbox: (performerId: string | undefined): Promise<readonly MailRow[]> => {
      const all = store.selectFrom('mails').selectAll();
      const wanted = performerId === undefined ? all : all.where('performer_id', '=', performerId);
      return wanted.orderBy('sent_at', 'desc').orderBy('id').execute();
    },
  };
};

export type LoginCodes = ReturnType<typeof createLoginCodes>;
