/** The longest memo, in characters. @spec §3 Memo — the length is our choice */
export const MAX_MEMO_LENGTH = 1000;
/** Number of memos on one customer that are fetched. @spec §2 /memos/ — as many as a page has */
export const MEMOS_OF_CLIENT = 20;
