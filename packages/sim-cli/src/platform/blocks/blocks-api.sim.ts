import { ok } from '@greenroom/core/kernel/result';
import { isAnonymousName } from '@greenroom/core/session/anonymous-client';
import { refuse, WORKED, type HandlersOf } from '../calls/handler.ts';
import { wireName, type Customers } from '../people/customers.ts';
import { blockedBy, type Blocks } from './blocks.ts';
import type { EventLog } from '../environment/event-log.ts';

interface Parts {
  readonly blocks: Blocks;
  readonly customers: Customers;
  readonly eventLog: EventLog;
}

/** Blocking and unblocking. A customer without an account is blocked by the other call. @spec §7 Memos and blocks, §3 Block */
export const createBlocksApi = ({ blocks, customers, eventLog }: Parts): HandlersOf<'blocks'> => {
  const block = async (performerId: string, clientId: string, reason: string, anonymous: boolean) => {
    const customer = await customers.find(clientId);
    if (customer === undefined || isAnonymousName(customer.name) !== anonymous) return refuse(404, 'not_found');
    await blocks.add({ performerId, clientId }, reason);
    eventLog.write('info', 'Customer blocked', { performer: performerId, customer: clientId });
    return WORKED;
  };
  return {
    blocks: async ({ query }, { performer }) => {
      const { rows, total } = await blocks.page(performer.id, query);
      const wire = rows.map((row) => ({
        id: row.id,
        client: { id: row.client_id, name: wireName(row) },
        date: row.date,
        reason: row.reason,
        by: blockedBy(row),
      }));
      return ok({ blocks: wire, total });
    },
    blockClient: ({ body }, { performer }) => block(performer.id, body.client.id, body.reason, false),
    blockAnonymous: ({ params, body }, { performer }) => block(performer.id, params.clientId, body.reason, true),
    unblockClient: async ({ params }, { performer }) => {
      if (await blocks.remove(performer.id, params.blockId)) return WORKED;
      return (await blocks.isOfPlatform(performer.id, params.blockId))
        ? refuse(409, 'blocked_by_platform')
        : refuse(404, 'not_found');
    },
  };
};
