import { ok } from '@greenroom/core/kernel/result';
import { isAnonymousName } from '@greenroom/core/session/client-name';
import { refuse, WORKED, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import { wireName, type PairIds } from '../../base/people/customers.ts';
import type { MetCustomers } from '../../base/people/met-customers.ts';
import { blockedBy, type Blocks } from './blocks.ts';

interface Parts {
  readonly blocks: Blocks;
  readonly metCustomers: MetCustomers;
  readonly eventLog: EventLog;
}

/**
 * Answers the calls that list, add and remove blocks. A customer without an account is blocked by a call of its own.
 * @spec §7 Memos and blocks, §3 Block
 */
export const createBlocksApi = ({ blocks, metCustomers, eventLog }: Parts): HandlersOf<'blocks'> => {
  const block = async (pair: PairIds, reason: string, by: { readonly isAnonymousCall: boolean }) => {
    const customer = await metCustomers.find(pair);
    if (customer === undefined || isAnonymousName(customer.name) !== by.isAnonymousCall)
      return refuse(404, 'not_found');
    await blocks.add(pair, reason);
    eventLog.write('info', 'Customer blocked', { performer: pair.performerId, customer: pair.clientId });
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
    blockClient: ({ body }, { performer }) =>
      block({ performerId: performer.id, clientId: body.client.id }, body.reason, { isAnonymousCall: false }),
    blockAnonymous: ({ params, body }, { performer }) =>
      block({ performerId: performer.id, clientId: params.clientId }, body.reason, { isAnonymousCall: true }),
    unblockClient: async ({ params }, { performer }) => {
      if (await blocks.remove(performer.id, params.blockId)) return WORKED;
      return (await blocks.isByPlatform(performer.id, params.blockId))
        ? refuse(409, 'blocked_by_platform')
        : refuse(404, 'not_found');
    },
  };
};
