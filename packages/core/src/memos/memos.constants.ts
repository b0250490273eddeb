/** The longest memo, in characters. @spec §3 Memo — the length is our choice */
export const MAX_MEMO_LENGTH = 1000;
/** How many memos about one customer are read. @spec §2 /memos/ — as many as a page has */
export const MEMOS_OF_CLIENT = 20;
