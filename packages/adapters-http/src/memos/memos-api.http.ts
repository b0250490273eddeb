import * as z from 'zod/mini';
import { memoId, type MemoId } from '@greenroom/core/kernel/ids';
import { seconds } from '@greenroom/core/kernel/units';
import { MAX_MEMO_LENGTH, type Memo, type MemoPage } from '@greenroom/core/memos/memo';
import type { MemosApi } from '@greenroom/core/memos/memos-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import {
  clientIdWire,
  flagWire,
  idWire,
  mapped,
  maybe,
  newIdWire,
  orElse,
  performerIdWire,
  secondsWire,
  whole,
} from '../http/fields.wire.ts';
import { listPartWire } from '../http/query.wire.ts';

const MEMO = '/performer/performer_account/{id}/memo';
const memoIdWire = mapped(idWire, (id): MemoId => memoId(id));

/**
 * Performer's note on a customer as the platform sends it; `pinned` is our addition.
 * @spec §3 Memo — id, content, client {id}, performerId
 */
const memoWire = mapped(
  whole({
    id: memoIdWire,
    content: z.string(),
    client: z.object({ id: clientIdWire, name: orElse(z.string(), '') }),
    date: orElse(secondsWire, seconds(0)),
    performerId: maybe(performerIdWire),
    pinned: maybe(flagWire),
  }),
  ({ pinned, ...memo }): Memo => ({ ...memo, isPinned: pinned }),
);

const memoPageWire = mapped(
  z.object({ memos: z.readonly(z.array(memoWire)), total: z.nullish(z.number()) }),
  ({ memos, total }): MemoPage => ({ memos, total: total ?? memos.length }),
);

/** Body of a memo: its text, and the customer it is about. @spec §7 Memos and blocks — body content, client {id} */
const memoBodyWire = z.object({
  content: z.string().check(z.minLength(1), z.maxLength(MAX_MEMO_LENGTH)),
  client: z.object({ id: clientIdWire }),
});

export const memosCalls = defineCalls({ origin: 'spec', section: '§7 Memos and blocks', access: 'performer' })({
  memos: {
    purpose: 'The memos on all customers, newest first.',
    get: MEMO,
    query: listPartWire,
    answer: memoPageWire,
  },
  memosOfClient: {
    purpose: 'The memos on one customer, newest first.',
    get: `${MEMO}/client_account/{clientId}`,
    answer: memoPageWire,
  },
  createMemo: {
    purpose: 'A new memo on a customer; the same id again is kept once, with the latest text. The id is our addition.',
    post: MEMO,
    body: z.extend(memoBodyWire, { id: z.optional(newIdWire) }),
  },
  updateMemo: {
    purpose: 'Another text for a memo.',
    put: `${MEMO}/{memoId}`,
    body: memoBodyWire,
  },
  pinMemo: {
    origin: 'ours',
    purpose: 'Pins a memo above the others on its customer, which unpins those, or unpins it.',
    put: `${MEMO}/{memoId}/pin`,
    body: z.object({ pinned: z.boolean() }),
  },
});

export const createMemosApi = (client: ApiClient): MemosApi => ({
  list: (id, query) => client.call(memosCalls.memos, { params: { id }, query }),
  about: (id, clientId) => client.call(memosCalls.memosOfClient, { params: { id, clientId } }),
  save: (id, { id: memoId, newId, client: about, content }) => {
    const body = { content, client: { id: about } };
    return memoId === undefined
      ? client.call(memosCalls.createMemo, { params: { id }, body: { ...body, id: newId } })
      : client.call(memosCalls.updateMemo, { params: { id, memoId }, body });
  },
  pin: (id, { id: memoId, isPinned }) =>
    client.call(memosCalls.pinMemo, { params: { id, memoId }, body: { pinned: isPinned } }),
});
