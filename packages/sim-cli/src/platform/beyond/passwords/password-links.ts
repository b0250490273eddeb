import { ok, type Result } from '@greenroom/core/kernel/result';
import { millis } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Ids } from '../../base/security/ids.ts';
import { openLink, type DeadLink } from '../../base/security/mailed-link.ts';
import { hashSecret } from '../../base/security/secret.ts';
import { lockPerformer, spendLink } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';

/** A link to set a new password works for 30 minutes, once; that of the first mail for 24 hours. */
const LINK_LIFETIME = { forgotten: millis(30 * 60_000), first: millis(24 * 3_600_000) } as const;

/** Time for which a link that is over is still told apart from one that never was. */
const KEPT_AFTER = millis(24 * 3_600_000);

interface PasswordLinksDeps {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'stamp'>;
  readonly ids: Pick<Ids, 'secret'>;
}

/** Links to set a new password. The token is known to the mail alone; the store keeps its hash. */
export const createPasswordLinks = ({ store, clock, ids }: PasswordLinksDeps) => {
  const endAll = async (performerId: string, within: Store): Promise<void> => {
    await within
      .updateTable('password_links')
      .set({ used_at: clock.stamp() })
      .where('performer_id', '=', performerId)
      .where('used_at', 'is', null)
      .execute();
  };
  return {
    /** Ends every link of a performer. */
    endAll,
    /**
     * Makes a link, also for an ID that does not exist, so that both take the same time. Earlier links work no more.
     *
     * @param within locks the performer before it changes other rows, as this does
     * @param kind of a forgotten password, or the first one
     */
    create: async (
      performerId: string,
      within: Store,
      kind: keyof typeof LINK_LIFETIME = 'forgotten',
    ): Promise<string> => {
      // Of several that are made at once, each ends the one before.
      await lockPerformer(within, performerId);
      const token = ids.secret();
      const now = clock.stamp();
      await endAll(performerId, within);
      await within
        .deleteFrom('password_links')
        .where('expires_at', '<=', now - KEPT_AFTER)
        .execute();
      await within
        .insertInto('password_links')
        .values({
          id: hashSecret(token),
          performer_id: performerId,
          expires_at: now + LINK_LIFETIME[kind],
          used_at: null,
        })
        .execute();
      return token;
    },
    /** @returns the ID of the performer whose link it is */
    find: async (token: string): Promise<Result<string, DeadLink>> => {
      const row = await store
        .selectFrom('password_links')
        .selectAll()
        .where('id', '=', hashSecret(token))
        .executeTakeFirst();
      const link = openLink(row, clock.stamp());
      return link.ok ? ok(link.value.performer_id) : link;
    },
    /** Uses the link up, as a part of the given transaction. @returns false when it was used meanwhile */
    spend: (token: string, within: Store): Promise<boolean> =>
      spendLink(within, 'password_links', token, clock.stamp()),
  };
};

export type PasswordLinks = ReturnType<typeof createPasswordLinks>;
