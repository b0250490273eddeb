import * as z from 'zod/mini';
import { MAX_REASON_LENGTH, type BlockPage } from '@greenroom/core/blocks/block';
import type { BlocksApi } from '@greenroom/core/blocks/blocks-api.port';
import { type ApiClient, removed } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import {
  blockedByWire,
  blockIdWire,
  clientIdWire,
  mapped,
  orElse,
  performerIdWire,
  secondsWire,
} from '../http/fields.wire.ts';
import { listPartFields, searchWire } from '../http/query.wire.ts';

const ACCOUNT = '/performer/performer_account/{id}';
/**
 * Decodes one block: its customer, date and reason, and the side that blocked; the performer where the platform names none.
 * @spec §3 Block — performerAccount {id}, client {id}
 */
const blockWire = z.object({
  id: blockIdWire,
  client: z.object({ id: clientIdWire, name: orElse(z.string(), '') }),
  date: secondsWire,
  reason: orElse(z.string(), ''),
  by: blockedByWire,
});

const blockPageWire = mapped(
  z.object({ blocks: z.readonly(z.array(blockWire)), total: z.nullish(z.number()) }),
  ({ blocks, total }): BlockPage => ({ blocks, total: total ?? blocks.length }),
);

const reasonWire = z.string().check(z.maxLength(MAX_REASON_LENGTH));
const herselfWire = z.object({ id: performerIdWire });

export const blocksCalls = defineCalls({ origin: 'spec', section: '§7 Memos and blocks', access: 'performer' })({
  blocks: {
    purpose:
      'The blocked customers, newest first. Words to search are asked only where the configuration has clientDetails.',
    get: `${ACCOUNT}/block`,
    origin: 'ours',
    query: z.object({
      search: searchWire,
      ...listPartFields,
    }),
    answer: blockPageWire,
  },
  blockClient: {
    purpose: 'Blocks a customer; only the performer sees the reason.',
    post: `${ACCOUNT}/block`,
    body: z.object({ performerAccount: herselfWire, client: z.object({ id: clientIdWire }), reason: reasonWire }),
  },
  blockAnonymous: {
    purpose: 'Blocks a customer without an account.',
    post: `${ACCOUNT}/annon_block/{clientId}`,
    body: z.object({ performerAccount: herselfWire, reason: reasonWire }),
  },
  unblockClient: {
    purpose: 'Takes a block of the performer back.',
    delete: `${ACCOUNT}/block/{blockId}`,
    errors: [{ status: 409, error: 'blocked_by_platform', when: 'ours: the platform blocked the customer' }],
  },
});

export const createBlocksApi = (client: ApiClient): BlocksApi => ({
  list: (id, { search, ...part }) =>
    client.call(blocksCalls.blocks, { params: { id }, query: search === '' ? part : { ...part, search } }),
  block: (id, { client: { id: whom }, reason }) =>
    client.call(blocksCalls.blockClient, {
      params: { id },
      body: { performerAccount: { id }, client: { id: whom }, reason },
    }),
  blockAnonymous: (id, { client: { id: clientId }, reason }) =>
    client.call(blocksCalls.blockAnonymous, { params: { id, clientId }, body: { performerAccount: { id }, reason } }),
  unblock: (id, blockId) => removed(client.call(blocksCalls.unblockClient, { params: { id, blockId } })),
});
