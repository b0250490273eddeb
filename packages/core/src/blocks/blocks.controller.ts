import type { BlockId, ClientId, PerformerId } from '../kernel/ids.ts';
import { createKeyedMutation, type KeyedMutationController } from '../kernel/keyed-mutation.controller.ts';
import type { Log } from '../kernel/log.port.ts';
import { createQuery, type QueryController } from '../kernel/query.controller.ts';
import { isAnonymousName } from '../session/anonymous-client.ts';
import type { BlockOrder, BlockPage } from './block.ts';
import type { BlocksApi, BlocksQuery } from './blocks-api.port.ts';

export interface UnblockOrder {
  readonly id: BlockId;
  readonly client: ClientId;
}

export interface BlocksController {
  readonly list: QueryController<BlocksQuery, BlockPage>;
  /** By customer, and unblocking by block: one may be on its way while another begins. */
  readonly blocking: KeyedMutationController<ClientId, BlockOrder>;
  readonly unblocking: KeyedMutationController<BlockId, UnblockOrder>;
  readonly reset: () => void;
}

export interface BlocksDeps {
  readonly api: BlocksApi;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

/** Keeps the list of blocked customers. @spec §6 Roles and permissions — a performer may block and unblock a customer */
export const createBlocksController = ({ api, log, performerId }: BlocksDeps): BlocksController => {
  const list = createQuery<BlocksQuery, BlockPage>({
    name: 'blocks',
    log,
    fetch: (query) => api.list(performerId(), query),
  });
  const blocking = createKeyedMutation<ClientId, BlockOrder, undefined>({
    name: 'blocking a client',
    log,
    keyOf: ({ client }) => client.id,
    mutate: (order) =>
      isAnonymousName(order.client.name) ? api.blockAnonymous(performerId(), order) : api.block(performerId(), order),
    onSuccess: list.reload,
  });
  const unblocking = createKeyedMutation<BlockId, UnblockOrder, undefined>({
    name: 'unblocking a client',
    log,
    keyOf: ({ id }) => id,
    mutate: ({ id }) => api.unblock(performerId(), id),
    onSuccess: list.reload,
  });
  return {
    list,
    blocking,
    unblocking,
    reset: () => {
      list.clear();
      blocking.reset();
      unblocking.reset();
    },
  };
};
