import type { Blocked } from '@greenroom/core/inbox/inbox-message';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import type { Performers } from '../account/performers.ts';
import type { Customers } from '../customers/customers.ts';
import type { Journal } from '../journal.ts';
import type { Bell } from '../realtime/bell.ts';
import type { Couple } from '../session/requests.ts';
import type { Store } from '../store/store.ts';
import type { InboxMessages } from './inbox-messages.ts';
import type { Ids } from '../security/ids.ts';

/** What happens around her inbox: customers write, block her, and she is told how much is unread. */
export interface InboxService {
  readonly write: (
    couple: Couple,
    letter: { readonly subject: string; readonly content: string },
  ) => Promise<Result<string, 'no_such_customer' | 'no_such_performer' | 'blocked'>>;
  readonly setClientBlock: (couple: Couple, on: boolean) => Promise<void>;
  readonly blockedBetween: (couple: Couple) => Promise<Blocked>;
  /** Counts anew and rings. @spec §7 Real-time socket — email */
  readonly tellUnread: (performerId: string) => Promise<void>;
}

interface Parts {
  readonly store: Store;
  readonly performers: Performers;
  readonly customers: Customers;
  readonly inboxMessages: InboxMessages;
  readonly bell: Bell;
  readonly journal: Journal;
  readonly ids: Ids;
}

export const createInboxService = ({
  store,
  performers,
  customers,
  inboxMessages,
  bell,
  journal,
  ids,
}: Parts): InboxService => {
  const isIn = async (table: 'blocks' | 'client_blocks', { performerId, clientId }: Couple): Promise<boolean> => {
    const row = await store
      .selectFrom(table)
      .select('client_id')
      .where('performer_id', '=', performerId)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    return row !== undefined;
  };
  const blockedBetween: InboxService['blockedBetween'] = async (couple) => {
    if (await isIn('client_blocks', couple)) return 'byClient';
    return (await isIn('blocks', couple)) ? 'byPerformer' : 'none';
  };
  const tellUnread = async (performerId: string): Promise<void> => {
    const unread = await inboxMessages.unread(performerId);
    await performers.update(performerId, { notifications: unread });
    const ring = { event: 'email', content: { value: unread }, senderId: '', senderType: 'ROLE_CLIENT' };
    await bell.toPerformer(performerId, ring);
  };
  return {
    blockedBetween,
    tellUnread,
    write: async (couple, { subject, content }) => {
      if ((await customers.find(couple.clientId)) === undefined) return err('no_such_customer');
      if ((await performers.find(couple.performerId)) === undefined) return err('no_such_performer');
      if ((await blockedBetween(couple)) === 'byPerformer') return err('blocked');
      const id = ids.id();
      await inboxMessages.keep(couple, { id, sentBy: 'CLIENT', subject, content });
      await tellUnread(couple.performerId);
      journal.write('info', 'Message written', { performer: couple.performerId, customer: couple.clientId });
      return ok(id);
    },
    setClientBlock: async ({ performerId, clientId }, on) => {
      if (on) {
        await store
          .insertInto('client_blocks')
          .values({ performer_id: performerId, client_id: clientId })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return;
      }
      await store
        .deleteFrom('client_blocks')
        .where('performer_id', '=', performerId)
        .where('client_id', '=', clientId)
        .execute();
    },
  };
};
