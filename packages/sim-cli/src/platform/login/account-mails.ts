import type { PlatformClock } from '../environment/platform-clock.ts';
import type { Ids } from '../security/ids.ts';
import type { Store } from '../store/store.ts';
import type { MailRow } from '../store/tables/login-tables.ts';

/** A mail about the account, beside those with login codes. */
export interface AccountMail {
  readonly performerId: string;
  readonly kind: Exclude<MailRow['kind'], null>;
  /** Address that the mail leads to, if any. */
  readonly link?: string;
}

interface AccountMailsDeps {
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly ids: Pick<Ids, 'id'>;
}

/** Sends mails about the account into the simulated inbox of the performer. */
export const createAccountMails = ({ store, clock, ids }: AccountMailsDeps) => ({
  send: async ({ performerId, kind, link }: AccountMail, within: Store = store): Promise<void> => {
    await within
      .insertInto('mails')
      .values({
        id: ids.id(),
        performer_id: performerId,
        channel: 'email',
        code: '',
        kind,
        link: link ?? null,
        sent_at: clock.stamp(),
        sent_on: clock.today(),
      })
      .execute();
  },
});

export type AccountMails = ReturnType<typeof createAccountMails>;
