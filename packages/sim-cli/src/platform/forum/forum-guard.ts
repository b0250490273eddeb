import { isForumClosed } from '@greenroom/core/navigation/guards';
import { refuse, type Caller } from '../calls/handler.ts';
import { readList } from '../store/text-list.ts';

/** The tag that closes the forum to a performer. @spec §3 Performer account — performer_tags */
const FORUM_BLOCKED = 'ForumBlocked';
const blocked = refuse(409, 'forum_blocked').error;

/**
 * Guards every call of the forum.
 *
 * @returns the refusal for a performer with the tag ForumBlocked, and for all performers on the dusk theme
 * @spec §6 Roles and permissions — the forum is available only if not blocked and never on the dusk theme
 */
export const forumRefusal = (section: string, { performer }: Caller, theme: string) => {
  if (section !== '§3 Forum' || performer === undefined) return undefined;
  const forumBlocked = readList(performer.tags).includes(FORUM_BLOCKED);
  return isForumClosed({ forumBlocked, theme }) ? blocked : undefined;
};
