import { ok } from '@greenroom/core/kernel/result';
import { refuse, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { BlockedWords } from './blocked-words.ts';

interface Parts {
  readonly blockedWords: BlockedWords;
  readonly eventLog: EventLog;
}

/** Answers the calls for words that are not delivered. The log never names a word. */
export const createBlockedWordsApi = ({ blockedWords, eventLog }: Parts): HandlersOf<'blocked-words'> => {
  const listed = async (performerId: string) => {
    const words = await blockedWords.list(performerId);
    return ok({
      words: words.map(({ id, word, held, held_at: heldAt }) => ({ id, word, held, heldAt })),
    });
  };
  return {
    blockedWords: (_request, { performer }) => listed(performer.id),
    blockWord: async ({ body }, { performer }) => {
      const problem = await blockedWords.add(performer.id, body.word);
      if (problem === 'tooMany') return refuse(409, 'too_many_words');
      if (problem !== undefined) return refuse(422, 'word_refused');
      eventLog.write('info', 'Word blocked', { performer: performer.id });
      return listed(performer.id);
    },
    unblockWord: async ({ params }, { performer }) => {
      if (!(await blockedWords.remove(performer.id, params.wordId))) return refuse(404, 'not_found');
      eventLog.write('info', 'Word unblocked', { performer: performer.id });
      return listed(performer.id);
    },
  };
};
