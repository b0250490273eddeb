/** The longest title of a thread, in characters. @spec §3 Forum — the length is our choice */
export const MAX_THREAD_TITLE = 100;
/** The longest post, in characters. @spec §3 Forum — the length is our choice */
export const MAX_POST_LENGTH = 4000;
