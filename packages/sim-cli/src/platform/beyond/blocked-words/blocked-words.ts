import { blockedWordIn, foldWord, newWord, type WordProblem } from '@greenroom/core/blocked-words/blocked-words';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Ids } from '../../base/security/ids.ts';
import type { Memoize } from '../../base/store/query-cache.ts';
import { lockPerformer } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';

/** Words that are not delivered to performers. What a held message said is kept nowhere. */
export const createBlockedWords = (store: Store, clock: PlatformClock, ids: Ids, memoize: Memoize) => {
  const list = (performerId: string, within: Store = store) =>
    within.selectFrom('blocked_words').selectAll().where('performer_id', '=', performerId).orderBy('folded').execute();
  const known = memoize('blocked_words', (performerId: string) => list(performerId));
  return {
    list: (performerId: string) => list(performerId),
    /** Adds a word; one that is there already adds nothing. */
    add: (performerId: string, typed: string): Promise<WordProblem | undefined> =>
      store.transaction().execute(async (within) => {
        await lockPerformer(within, performerId);
        const checked = newWord(await list(performerId, within), typed);
        if (!checked.ok) return checked.error === 'known' ? undefined : checked.error;
        const word = checked.value;
        const row = { id: ids.id(), performer_id: performerId, word, folded: foldWord(word), held: 0, held_at: null };
        await within.insertInto('blocked_words').values(row).execute();
        return undefined;
      }),
    remove: async (performerId: string, id: string): Promise<boolean> => {
      const removed = await store
        .deleteFrom('blocked_words')
        .where('performer_id', '=', performerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return removed.numDeletedRows > 0n;
    },
    /** Counts a message that has one of the words. @returns true when it is not to be delivered */
    holds: async (performerId: string, texts: readonly string[]): Promise<boolean> => {
      const word = blockedWordIn(await known(performerId), texts.join(' . '));
      if (word === undefined) return false;
      await store
        .updateTable('blocked_words')
        .set(({ eb }) => ({ held: eb('held', '+', 1), held_at: clock.today() }))
        .where('id', '=', word.id)
        .execute();
      return true;
    },
  };
};

export type BlockedWords = ReturnType<typeof createBlockedWords>;
