import type { BlocksApi } from '@greenroom/core/blocks/blocks-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { blocksCalls } from './blocks-api.wire.ts';

export const createBlocksApi = (client: ApiClient): BlocksApi => ({
  list: (id, query) => client.call(blocksCalls.blocks, { params: { id }, query }),
  block: (id, { client: { id: whom }, reason }) =>
    client.call(blocksCalls.blockClient, {
      params: { id },
      body: { performerAccount: { id }, client: { id: whom }, reason },
    }),
  blockAnonymous: (id, { client: { id: clientId }, reason }) =>
    client.call(blocksCalls.blockAnonymous, { params: { id, clientId }, body: { performerAccount: { id }, reason } }),
  unblock: (id, blockId) => client.call(blocksCalls.unblockClient, { params: { id, blockId } }),
});
