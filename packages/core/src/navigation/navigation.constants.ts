/** How many entries a page of each list holds. @spec §9 Page sizes */
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

/** Where a paged list begins when the query does not say. @spec §2 Screens and routes */
export const FIRST_PAGE = 1;
/** @spec §2 Screens and routes */
export const FIRST_OFFSET = 0;

/** More entries than this are on no page, whatever the address says: a call stays small. @spec §2 Screens and routes — the most is our choice */
export const LARGEST_LIMIT = 100;

/** No list is longer; an address that points beyond asks for this and finds nothing. @spec §2 Screens and routes */
export const LAST_START = 999_999_999;

/** The theme without a forum. @spec §1 What the product does and for whom */
export const THEME_WITHOUT_FORUM = 'dusk';
