import type { BlockId, ClientId, PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createResource } from '../kernel/resource.ts';
import { isAnonymousName } from '../session/client-name.ts';
import type { BlockOrder, BlockPage } from './block.ts';
import type { BlocksApi, BlocksQuery } from './blocks-api.port.ts';

export interface UnblockOrder {
  readonly id: BlockId;
  readonly client: ClientId;
}

export interface BlocksDeps {
  readonly api: BlocksApi;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

/** Keeps the list of blocked customers. @spec §6 Roles and permissions — a performer may block and unblock a customer */
export const createBlocksController = ({ api, log, performerId }: BlocksDeps) => {
  const resource = createResource(log);
  const list = resource.query<BlocksQuery, BlockPage>('blocks', (query) => api.list(performerId(), query));
  // By customer, and unblocking by block: one may be under way while another begins.
  const blocking = resource.keyedMutation<ClientId, BlockOrder, undefined>(
    'blocking a client',
    ({ client }) => client.id,
    (order) =>
      isAnonymousName(order.client.name) ? api.blockAnonymous(performerId(), order) : api.block(performerId(), order),
    { onSuccess: list.reload },
  );
  const unblocking = resource.keyedMutation<BlockId, UnblockOrder, undefined>(
    'unblocking a client',
    ({ id }) => id,
    ({ id }) => api.unblock(performerId(), id),
    { onSuccess: list.reload },
  );
  return {
    list,
    blocking,
    unblocking,
    reset: resource.reset,
  };
};

export type BlocksController = ReturnType<typeof createBlocksController>;
