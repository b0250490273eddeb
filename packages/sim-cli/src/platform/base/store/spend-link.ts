import { hashSecret } from '../security/secret.ts';
import type { Store } from './store.ts';

/** Use of a code within a transaction. @returns false when it was used meanwhile */
export type SpendCode = (within: Store) => Promise<boolean>;

/**
 * Uses the link of a mail up, as a part of the given transaction: of several at once one alone does.
 *
 * @param now in epoch milliseconds on the platform's clock
 * @returns false when it was used meanwhile, or is too old
 */
export const spendLink = async (
  within: Store,
  table: 'login_denials' | 'password_links',
  token: string,
  now: number,
): Promise<boolean> => {
  const spent = await within
    .updateTable(table)
    .set({ used_at: now })
    .where('id', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
};
