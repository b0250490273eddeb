import { LAST_START } from './navigation.constants.ts';
import type { Paging } from './paging.ts';

/** Where the entries of a page begin: the offset is for whoever wants to begin in the middle. @spec §2 Paged routes */
export const firstOf = ({ page, offset, limit }: Paging): number => Math.min(offset + (page - 1) * limit, LAST_START);

/** How many pages there are, at least one. @spec §2 Paged routes */
export const pagesOf = (total: number, { offset, limit }: Pick<Paging, 'offset' | 'limit'>): number =>
  Math.max(1, Math.ceil((total - offset) / limit));
