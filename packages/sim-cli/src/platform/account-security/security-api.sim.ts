import { ok } from '@greenroom/core/kernel/result';
import type { HandlersOf } from '../calls/handler.ts';
import type { Store } from '../store/store.ts';
import type { LoginRow } from '../store/tables/login-tables.ts';

interface SecurityApiDeps {
  readonly store: Store;
  readonly logins: { readonly alive: (performerId: string) => Promise<readonly LoginRow[]> };
}

/** Answers the calls for the protection of the account. */
export const createSecurityApi = ({ store, logins }: SecurityApiDeps): HandlersOf<'account-security'> => {
  const countOf = async (table: 'passkeys' | 'recovery_codes' | 'authenticators', performerId: string) => {
    const rows = store.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
    const own = rows.where('performer_id', '=', performerId);
    const left = table === 'recovery_codes' ? own.where('used_at', 'is', null) : own;
    const counted = table === 'authenticators' ? own.where('confirmed_at', 'is not', null) : left;
    return Number((await counted.executeTakeFirstOrThrow()).count);
  };
  return {
    securityState: async (_request, { performer: { id, code_channel: channel } }) => {
      const [authenticators, passkeys, recoveryCodesLeft, devices] = await Promise.all([
        countOf('authenticators', id),
        countOf('passkeys', id),
        countOf('recovery_codes', id),
        logins.alive(id),
      ]);
      return ok({
        codeChannel: channel === 'none' ? null : channel,
        authenticator: authenticators > 0,
        passkeys,
        recoveryCodesLeft,
        devices: devices.length,
        passwordChangedAt: null,
      });
    },
  };
};
