import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createResource } from '../kernel/resource.ts';
import type { BlockedWordsApi } from './blocked-words-api.port.ts';
import { newWord, type BlockedWord } from './blocked-words.ts';

const NOT_FOUND = 404;

export interface BlockedWordsDeps {
  readonly api: BlockedWordsApi;
  readonly performerId: () => PerformerId;
  readonly log: Log;
}

/** Keeps the words that are not delivered to the performer. Each change counts at once, and its answer is the whole list. */
export const createBlockedWordsController = ({ api, performerId, log }: BlockedWordsDeps) => {
  const resource = createResource(log);
  const list = resource.query<'own', readonly BlockedWord[]>('blocked words', () => api.blockedWords(performerId()));
  const show = (_change: string, words: readonly BlockedWord[]): void => list.update(() => words);
  const adding = resource.mutation<string, readonly BlockedWord[]>(
    'blocking a word',
    (word) => api.blockWord(performerId(), word),
    { onSuccess: show },
  );
  const removing = resource.mutation<string, readonly BlockedWord[]>(
    'unblocking a word',
    async (id) => {
      const answer = await api.unblockWord(performerId(), id);
      // Already removed, here with a lost answer or on another page: return the current list.
      return !answer.ok && answer.error.status === NOT_FOUND ? api.blockedWords(performerId()) : answer;
    },
    { onSuccess: show },
  );
  return {
    list,
    adding,
    /** Removes a word by its id. */
    removing,
    /** Adds a word. @returns the problem for which it is not sent */
    add: (typed: string) => {
      const checked = newWord(list.watch.state().data ?? [], typed);
      if (!checked.ok) return checked.error;
      adding.mutate(checked.value);
      return undefined;
    },
    reset: resource.reset,
  };
};

export type BlockedWordsController = ReturnType<typeof createBlockedWordsController>;
