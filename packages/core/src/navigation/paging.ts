import type { ListPart } from '../kernel/list-part.ts';
import { FIRST_OFFSET, FIRST_PAGE, LARGEST_LIMIT, LAST_START } from './navigation.constants.ts';

/** The part of a list that a page shows. */
export interface Paging extends ListPart {
  readonly page: number;
}

/** The part of URLSearchParams that is needed. */
export interface QueryParams {
  readonly get: (name: string) => string | null;
}

const WHOLE_NUMBER = /^\d+$/;

const numberOr = (text: string | null, least: number, fallback: number): number => {
  const value = text !== null && WHOLE_NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) && value >= least ? value : fallback;
};

/**
 * Reads page, offset and limit from the query; what is missing or makes no sense becomes the default.
 *
 * @param defaultLimit the limit of the route
 * @spec §2 Screens and routes — page default 1, offset default 0
 */
export const readPaging = (query: QueryParams, defaultLimit: number): Paging => ({
  page: numberOr(query.get('page'), FIRST_PAGE, FIRST_PAGE),
  offset: numberOr(query.get('offset'), FIRST_OFFSET, FIRST_OFFSET),
  limit: Math.min(numberOr(query.get('limit'), 1, defaultLimit), LARGEST_LIMIT),
});

/** Offset of a page's first entry; the query's own offset shifts the whole list. @spec §2 Paged routes */
export const firstOf = ({ page, offset, limit }: Paging): number => Math.min(offset + (page - 1) * limit, LAST_START);

/** Number of pages, at least one. @spec §2 Paged routes */
export const pagesOf = (total: number, { offset, limit }: Pick<Paging, 'offset' | 'limit'>): number =>
  Math.max(1, Math.ceil((total - offset) / limit));
