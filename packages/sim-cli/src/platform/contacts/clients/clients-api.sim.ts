import { ok } from '@greenroom/core/kernel/result';
import { refuse, WORKED, type HandlersOf } from '../../base/calls/handler.ts';
import { wireName } from '../../base/people/customers.ts';
import type { MetCustomers } from '../../base/people/met-customers.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { Store } from '../../base/store/store.ts';
import type { BlockRow } from '../../base/store/tables/customer-tables.ts';
import type { Blocks } from '../../work/blocks/blocks.ts';
import { blockedBy } from '../../work/blocks/blocks.ts';
import type { InboxMessages } from '../inbox/inbox-messages.ts';
import type { AwaitedCustomers } from './awaited.ts';
import type { ClientSum, ClientSums } from './client-sums.ts';

const wireBlock = (block: BlockRow | undefined) =>
  block === undefined ? null : { id: block.id, date: block.date, reason: block.reason, by: blockedBy(block) };

/** Sums with a customer; without any contact yet there is no first and no last one. */
type WireSum = Omit<ClientSum, 'first_contact' | 'last_contact'> & {
  readonly first_contact: number | null;
  readonly last_contact: number | null;
};

interface WireParts {
  readonly memos: number;
  readonly memo: string | undefined;
  readonly block: BlockRow | undefined;
  readonly online: boolean;
}

const wireClient = (row: WireSum, { memos, memo, block, online }: WireParts) => ({
  id: row.client_id,
  username: wireName(row),
  country: row.country,
  earnings: row.earned,
  visits: row.visits,
  memos,
  registered: row.registered_at,
  first_contact: row.first_contact,
  last_contact: row.last_contact,
  memo: memo ?? null,
  online,
  blocked: block !== undefined,
  block: wireBlock(block),
});

interface Parts {
  readonly store: Store;
  readonly blocks: Blocks;
  readonly clientSums: ClientSums;
  readonly metCustomers: MetCustomers;
  readonly inboxMessages: InboxMessages;
  readonly awaited: AwaitedCustomers;
  readonly publisher: Pick<EventPublisher, 'isCustomerThere'>;
}

/** Answers the calls for a performer's customers and their sums. @spec §7 Earnings and clients */
export const createClientsApi = (parts: Parts): HandlersOf<'clients'> => {
  const { store, awaited, blocks, clientSums, metCustomers, inboxMessages, publisher } = parts;
  const topMemo = (performerId: string, clientId: string) =>
    store
      .selectFrom('memos')
      .select(['content', 'date', 'pinned'])
      .where('performer_id', '=', performerId)
      .where('client_id', '=', clientId)
      .orderBy('pinned', 'desc')
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
  return {
    clients: async ({ query }, { performer }) => {
      const { rows, total } = await clientSums.page(performer.id, query);
      const ids = rows.map(({ client_id: id }) => id);
      const memos = await clientSums.memoCounts(performer.id, ids);
      const topMemos = await clientSums.topMemos(performer.id, ids);
      const clients = await Promise.all(
        rows.map(async (row) => {
          const { client_id: clientId } = row;
          const block = await blocks.of({ performerId: performer.id, clientId });
          const online = await publisher.isCustomerThere(clientId);
          return wireClient(row, { memos: memos.get(clientId) ?? 0, memo: topMemos.get(clientId), block, online });
        }),
      );
      return ok({ clients, total });
    },
    client: async ({ params }, { performer }) => {
      const pair = { performerId: performer.id, clientId: params.clientId };
      const customer = await metCustomers.find(pair);
      if (customer === undefined) return refuse(404, 'not_found');
      const nothing = { earned: 0, visits: 0, first_contact: null, last_contact: null };
      const sum = (await clientSums.sumWith(pair)) ?? { ...customer, ...nothing, client_id: customer.id };
      const memos = await clientSums.memoCounts(performer.id, [customer.id]);
      const [message] = (await inboxMessages.history(pair)).rows;
      const memo = await topMemo(performer.id, customer.id);
      return ok({
        client: wireClient(sum, {
          memos: memos.get(customer.id) ?? 0,
          memo: memo?.content,
          block: await blocks.of(pair),
          online: await publisher.isCustomerThere(customer.id),
        }),
        awaited: await awaited.isSet(pair),
        memo: memo === undefined ? null : { content: memo.content, date: memo.date, pinned: memo.pinned === 1 },
        message: message === undefined ? null : { id: message.id, subject: message.subject, date: message.date },
      });
    },
    clientMonths: async ({ params }, { performer }) => {
      const months = await clientSums.months({ performerId: performer.id, clientId: params.clientId });
      return ok({ months });
    },
    awaitClient: async ({ params, body }, { performer }) => {
      const pair = { performerId: performer.id, clientId: params.clientId };
      if ((await metCustomers.find(pair)) === undefined) return refuse(404, 'not_found');
      await awaited.set(pair, body.awaited);
      return WORKED;
    },
    clientHistory: async ({ params, query }, { performer }) => {
      const pair = { performerId: performer.id, clientId: params.customerId };
      const { rows, total, earned } = await clientSums.history(pair, query);
      const sessions = rows.map((row) => ({
        id: row.id,
        service: row.service,
        date: row.started_at,
        duration: row.duration,
        earned: row.earned,
      }));
      return ok({ sessions, total, earned });
    },
  };
};
