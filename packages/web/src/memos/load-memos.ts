import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { firstOf, PAGE_SIZE, readPaging } from '@greenroom/core/navigation/paging';
import type { PageAddress } from '../navigation/page-address.ts';

/** Loads the page of memos that the address names. @spec §2 /memos/ — limit 20 */
export const loadMemos =
  (memos: Pick<MemosController, 'list'>) =>
  ({ query }: PageAddress): void => {
    const paging = readPaging(query, PAGE_SIZE.memos);
    memos.list.load({ limit: paging.limit, offset: firstOf(paging) });
  };
