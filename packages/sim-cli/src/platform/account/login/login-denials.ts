import { ok, type Result } from '@greenroom/core/kernel/result';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Ids } from '../../base/security/ids.ts';
import { openLink, type DeadLink } from '../../base/security/mailed-link.ts';
import { hashSecret } from '../../base/security/secret.ts';
import { spendLink } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import { DENIAL_LIFETIME } from './login.constants.ts';

interface LoginDenialsDeps {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'stamp'>;
  readonly ids: Pick<Ids, 'secret'>;
}

/** The login that a link ends, and the device on which it began. */
export interface DeniedLogin {
  readonly performerId: string;
  readonly loginId: string;
  readonly deviceId: string;
}

/** Links of mails about a new device, by which a performer denies the login. The mail alone knows the token; the store keeps its hash. */
export const createLoginDenials = ({ store, clock, ids }: LoginDenialsDeps) => ({
  create: async ({ performerId, loginId, deviceId }: DeniedLogin, within: Store = store): Promise<string> => {
    const token = ids.secret();
    const row = { id: hashSecret(token), performer_id: performerId, login_id: loginId, device_id: deviceId };
    const now = clock.stamp();
    await within
      .deleteFrom('login_denials')
      .where('expires_at', '<=', now - DENIAL_LIFETIME)
      .execute();
    await within
      .insertInto('login_denials')
      .values({ ...row, expires_at: now + DENIAL_LIFETIME, used_at: null })
      .execute();
    return token;
  },
  find: async (token: string): Promise<Result<DeniedLogin, DeadLink>> => {
    const row = await store
      .selectFrom('login_denials')
      .selectAll()
      .where('id', '=', hashSecret(token))
      .executeTakeFirst();
    const link = openLink(row, clock.stamp());
    if (!link.ok) return link;
    const { performer_id: performerId, login_id: loginId, device_id: deviceId } = link.value;
    return ok({ performerId, loginId, deviceId });
  },
  /** Uses the link up, as a part of the given transaction. @returns false when it was used meanwhile */
  spend: (token: string, within: Store): Promise<boolean> => spendLink(within, 'login_denials', token, clock.stamp()),
});

export type LoginDenials = ReturnType<typeof createLoginDenials>;
