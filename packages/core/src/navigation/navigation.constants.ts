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
export const FIRST_PAGE = 1;
/** Number of entries before the page, when the query has no offset. @spec §2 Screens and routes */
export const FIRST_OFFSET = 0;

/** Greatest number of entries on a page, whatever the address contains: a call stays small. @spec §2 Screens and routes — the most is our choice */
export const LARGEST_LIMIT = 100;

/** Greatest offset of a list's page; an address beyond it gets an empty page. @spec §2 Screens and routes */
export const LAST_START = 999_999_999;

/** The theme of the site without a forum, dusk. @spec §6 The forum, §1 What the product does and for whom */
export const THEME_WITHOUT_FORUM = 'dusk';
