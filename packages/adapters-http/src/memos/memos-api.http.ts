import type { MemosApi } from '@greenroom/core/memos/memos-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { memosCalls } from './memos-api.wire.ts';

export const createMemosApi = (client: ApiClient): MemosApi => ({
  list: (id, query) => client.call(memosCalls.memos, { params: { id }, query }),
  about: (id, clientId) => client.call(memosCalls.memosOfClient, { params: { id, clientId } }),
  save: (id, { id: memoId, client: about, content }) => {
    const body = { content, client: { id: about } };
    return memoId === undefined
      ? client.call(memosCalls.createMemo, { params: { id }, body })
      : client.call(memosCalls.updateMemo, { params: { id, memoId }, body });
  },
});
