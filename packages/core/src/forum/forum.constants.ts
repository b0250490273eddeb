import type { ListPart } from '../kernel/list-part.ts';

/** The longest title of a thread, in characters. @spec §3 Forum — the length is our choice */
export const MAX_THREAD_TITLE = 100;
/** The longest post, in characters. @spec §3 Forum — the length is our choice */
export const MAX_POST_LENGTH = 4000;
/** Part of the front page that is fetched. @spec §2 /forum/ — limit 20 */
export const FRONT_PART: ListPart = { limit: 20, offset: 0 };
