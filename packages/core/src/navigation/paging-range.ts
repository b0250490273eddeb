import { LAST_START } from './navigation.constants.ts';
import type { Paging } from './paging.ts';

/** Offset of a page's first entry; the query's own offset shifts the whole list. @spec §2 Paged routes */
export const firstOf = ({ page, offset, limit }: Paging): number => Math.min(offset + (page - 1) * limit, LAST_START);

/** Number of pages, at least one. @spec §2 Paged routes */
export const pagesOf = (total: number, { offset, limit }: Pick<Paging, 'offset' | 'limit'>): number =>
  Math.max(1, Math.ceil((total - offset) / limit));
