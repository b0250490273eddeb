import type { CALLS } from '@greenroom/adapters-http/calls';
import { LIMITS, type Limit } from '../security/limits.ts';
import type { Store } from '../store/store.ts';

/** Tables that calls make grow, and the most rows of one performer in each. */
const GROWN = {
  memos: LIMITS.memos,
  forum_posts: LIMITS.posts,
  blocks: LIMITS.blocks,
  awaited: LIMITS.awaited,
  flags: LIMITS.flags,
  inbox_messages: LIMITS.messages,
} as const satisfies Readonly<Record<string, Limit>>;
type Grown = keyof typeof GROWN;

/** The table to which each of these calls adds a row. */
const GROWN_BY: Partial<Readonly<Record<keyof typeof CALLS, Grown>>> = {
  createMemo: 'memos',
  createThread: 'forum_posts',
  createPost: 'forum_posts',
  blockClient: 'blocks',
  blockAnonymous: 'blocks',
  awaitClient: 'awaited',
  flagForModerator: 'flags',
  sendInboxMessage: 'inbox_messages',
};

/** Checks whether a call would add a row more than a performer may have. */
export const createIsFull = (store: Store, most: Readonly<Record<Grown, { readonly most: number }>> = GROWN) => {
  const grown: Readonly<Record<string, Grown | undefined>> = GROWN_BY;
  return async (call: string, performerId: string): Promise<boolean> => {
    const table = grown[call];
    if (table === undefined) return false;
    const last = await store
      .selectFrom(table)
      .select('performer_id')
      .where('performer_id', '=', performerId)
      .limit(1)
      .offset(most[table].most - 1)
      .execute();
    return last.length > 0;
  };
};

export type IsFull = ReturnType<typeof createIsFull>;
