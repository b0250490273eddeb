import type { ListPart } from '../kernel/units.ts';

/** Number of entries on a page of each list. @spec §9 Page sizes */
export const PAGE_SIZE = {
  news: 5,
  earnings: 20,
  specifications: 20,
  memos: 20,
  inbox: 10,
  forum: 20,
  clients: 20,
  clientDetail: 5,
} as const;

/** First page of a paged list when the query has none. @spec §2 Screens and routes */
const FIRST_PAGE = 1;
/** Number of entries before the page, when the query has no offset. @spec §2 Screens and routes */
const FIRST_OFFSET = 0;

/** Greatest number of entries on a page, whatever the address contains: a call stays small. @spec §2 Screens and routes — the most is our choice */
const LARGEST_LIMIT = 100;

/** Greatest offset of a list's page; an address beyond it gets an empty page. @spec §2 Screens and routes */
const LAST_START = 999_999_999;

/** The theme of the site without a forum, dusk. @spec §6 The forum, §1 What the product does and for whom */
export const THEME_WITHOUT_FORUM = 'dusk';

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
 * @fortests
 */
export const readPaging = (query: QueryParams, defaultLimit: number): Paging => ({
  page: numberOr(query.get('page'), FIRST_PAGE, FIRST_PAGE),
  offset: numberOr(query.get('offset'), FIRST_OFFSET, FIRST_OFFSET),
  limit: Math.min(numberOr(query.get('limit'), 1, defaultLimit), LARGEST_LIMIT),
});

/** Offset of a page's first entry; the query's own offset shifts the whole list. @spec §2 Paged routes @fortests */
export const firstOf = ({ page, offset, limit }: Paging): number => Math.min(offset + (page - 1) * limit, LAST_START);

/** Reads the part of a list that the address names. */
export const readPart = (query: QueryParams, defaultLimit: number): ListPart => {
  const paging = readPaging(query, defaultLimit);
  return { limit: paging.limit, offset: firstOf(paging) };
};

/** Number of pages, at least one. @spec §2 Paged routes */
export const pagesOf = (total: number, { offset, limit }: Pick<Paging, 'offset' | 'limit'>): number =>
  Math.max(1, Math.ceil((total - offset) / limit));
