import type { Blocked } from '@greenroom/core/inbox/inbox-message';
import { done, err, ok, type Result } from '@greenroom/core/kernel/result';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PushSender } from '../../base/environment/push-sender.port.ts';
import type { Customers, PairIds } from '../../base/people/customers.ts';
import type { Performers } from '../../base/people/performers.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { Ids } from '../../base/security/ids.ts';
import type { Store } from '../../base/store/store.ts';
import type { ContactLimits } from '../../work/customers/customer-service.ts';
import type { InboxMessages } from './inbox-messages.ts';

type UnknownPerson = 'no_such_customer' | 'no_such_performer';

interface Parts extends ContactLimits {
  readonly store: Store;
  readonly performers: Performers;
  readonly customers: Customers;
  readonly inboxMessages: InboxMessages;
  readonly publisher: EventPublisher;
  readonly pushSender: Pick<PushSender, 'notify'>;
  readonly eventLog: EventLog;
  readonly ids: Ids;
}

/**
 * Actions on a performer's inbox: customers write or block, and the performer is told the number of unread messages.
 */
export const createInboxService = ({
  store,
  performers,
  customers,
  inboxMessages,
  regionBlocks,
  blockedWords,
  publisher,
  pushSender,
  eventLog,
  ids,
}: Parts) => {
  const isIn = async (table: 'blocks' | 'client_blocks', { performerId, clientId }: PairIds): Promise<boolean> => {
    const row = await store
      .selectFrom(table)
      .select('client_id')
      .where('performer_id', '=', performerId)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    return row !== undefined;
  };
  const blockedBetween = async (pair: PairIds): Promise<Blocked> => {
    if (await isIn('client_blocks', pair)) return 'byClient';
    return (await isIn('blocks', pair)) ? 'byPerformer' : 'none';
  };
  const unknownIn = async ({ performerId, clientId }: PairIds): Promise<UnknownPerson | undefined> => {
    if ((await customers.find(clientId)) === undefined) return 'no_such_customer';
    return (await performers.find(performerId)) === undefined ? 'no_such_performer' : undefined;
  };
  const publishUnread = async (performerId: string): Promise<void> => {
    // Counted while the row is held: of two messages at once, the later count stays.
    const value = await performers.exclusively(performerId, async (_row, within) => {
      const notifications = await inboxMessages.unread(performerId, within);
      await performers.update(performerId, { notifications }, within);
      return notifications;
    });
    const published = { event: 'email', content: { value: value ?? 0 }, senderId: '', senderType: 'ROLE_CLIENT' };
    await publisher.toPerformer(performerId, published);
  };
  return {
    blockedBetween,
    /** Counts the unread messages and sends the number. @spec §7 Real-time socket — email */
    publishUnread,
    write: async (
      pair: PairIds,
      { subject, content }: { readonly subject: string; readonly content: string },
    ): Promise<Result<string, UnknownPerson | 'blocked' | 'region_blocked' | 'message_held'>> => {
      const customer = await customers.find(pair.clientId);
      if (customer === undefined) return err('no_such_customer');
      if ((await performers.find(pair.performerId)) === undefined) return err('no_such_performer');
      if (await isIn('blocks', pair)) return err('blocked');
      if (await regionBlocks.isHidden(pair.performerId, customer)) return err('region_blocked');
      if (await blockedWords.holds(pair.performerId, [subject, content])) return err('message_held');
      const id = ids.id();
      await inboxMessages.keep(pair, { id, sentBy: 'CLIENT', subject, content });
      await publishUnread(pair.performerId);
      const { clientId } = pair;
      pushSender.notify(pair.performerId, { event: 'message', clientId, name: customer.name, text: subject });
      eventLog.write('info', 'Message written', { performer: pair.performerId, customer: pair.clientId });
      return ok(id);
    },
    setClientBlock: async (pair: PairIds, on: boolean): Promise<Result<undefined, UnknownPerson>> => {
      const { performerId, clientId } = pair;
      const unknown = await unknownIn(pair);
      if (unknown !== undefined) return err(unknown);
      if (on) {
        await store
          .insertInto('client_blocks')
          .values({ performer_id: performerId, client_id: clientId })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return done;
      }
      await store
        .deleteFrom('client_blocks')
        .where('performer_id', '=', performerId)
        .where('client_id', '=', clientId)
        .execute();
      return done;
    },
  };
};

export type InboxService = ReturnType<typeof createInboxService>;
