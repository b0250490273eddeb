/** News items on a page. @spec §2 home layout, §9 Page sizes */
export const NEWS_PAGE_SIZE = 5;
