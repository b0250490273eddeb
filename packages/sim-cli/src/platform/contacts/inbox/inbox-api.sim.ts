import type { CALLS } from '@greenroom/adapters-http/calls';
import type { WireAnswer } from '@greenroom/adapters-http/http/call';
import { ok } from '@greenroom/core/kernel/result';
import { refuse, WORKED, type HandlersOf } from '../../base/calls/handler.ts';
import { wireName } from '../../base/people/customers.ts';
import type { MetCustomers } from '../../base/people/met-customers.ts';
import type { Conversations } from './conversations.ts';
import type { NamedMessage, InboxMessages } from './inbox-messages.ts';
import type { InboxService } from './inbox-service.ts';

type WireMessage = WireAnswer<(typeof CALLS)['inbox']>['messages'][number];

const wireMessage = (row: NamedMessage): WireMessage => ({
  id: row.id,
  sentBy: row.sent_by,
  client: { id: row.client_id, name: wireName(row) },
  subject: row.subject,
  content: row.content,
  contentTranslate: row.content_translate,
  date: row.date,
  readStatus: row.read === 1 ? 'OLD' : 'NEW',
  removed: row.removed === 1,
});

interface Parts {
  readonly metCustomers: MetCustomers;
  readonly conversations: Conversations;
  readonly inboxMessages: InboxMessages;
  readonly inboxService: InboxService;
}

/** Answers the calls for a performer's messages. @spec §2 /inbox/{inboxType?}/, §8 Messages */
export const createInboxApi = (parts: Parts): HandlersOf<'inbox'> => {
  const { conversations, metCustomers, inboxMessages, inboxService } = parts;
  const change = async (performerId: string, id: string, to: { readonly read?: 1; readonly removed?: 0 | 1 }) => {
    if (!(await inboxMessages.mark(performerId, id, to))) return refuse(404, 'not_found');
    await inboxService.publishUnread(performerId);
    return WORKED;
  };
  return {
    inbox: async ({ query }, { performer }) => {
      const { rows, total } = await inboxMessages.page(performer.id, { ...query, search: query.search ?? '' });
      return ok({ messages: rows.map(wireMessage), total });
    },
    conversations: async ({ query }, { performer }) => {
      const { rows, total } = await conversations.page(performer.id, { ...query, search: query.search ?? '' });
      return ok({ conversations: rows.map(({ unread, ...row }) => ({ message: wireMessage(row), unread })), total });
    },
    inboxMessage: async ({ params }, { performer }) => {
      const row = await inboxMessages.find(performer.id, params.messageId);
      if (row === undefined) return refuse(404, 'not_found');
      const pair = { performerId: performer.id, clientId: row.client_id };
      const since = await inboxMessages.since(pair, row.position);
      const { rows: before, hasEarlier } = await inboxMessages.history(pair, row.position);
      const history = [...since, ...before];
      const message = wireMessage(row);
      const blocked = await inboxService.blockedBetween(pair);
      return ok({ client: message.client, blocked, message, history: history.map(wireMessage), hasEarlier });
    },
    correspondence: async ({ params }, { performer }) => {
      const pair = { performerId: performer.id, clientId: params.customerId };
      const customer = await metCustomers.find(pair);
      if (customer === undefined) return refuse(404, 'not_found');
      const { rows: history, hasEarlier } = await inboxMessages.history(pair);
      const client = { id: customer.id, name: wireName(customer) };
      const blocked = await inboxService.blockedBetween(pair);
      return ok({ client, blocked, history: history.map(wireMessage), hasEarlier });
    },
    markInboxMessage: ({ params }, { performer }) => change(performer.id, params.messageId, { read: 1 }),
    removeInboxMessage: ({ params }, { performer }) => change(performer.id, params.messageId, { removed: 1 }),
    restoreInboxMessage: ({ params }, { performer }) => change(performer.id, params.messageId, { removed: 0 }),
    sendInboxMessage: async ({ body }, { performer }) => {
      const pair = { performerId: performer.id, clientId: body.receiver };
      if ((await metCustomers.find(pair)) === undefined) return refuse(404, 'not_found');
      const blocked = await inboxService.blockedBetween(pair);
      if (blocked === 'byClient') return refuse(409, 'blocked_by_client');
      if (blocked === 'byPerformer') return refuse(409, 'blocked_by_performer');
      await inboxMessages.keep(pair, { ...body, sentBy: 'PERFORMER', contentTranslate: body.messageTranslate });
      return WORKED;
    },
  };
};
