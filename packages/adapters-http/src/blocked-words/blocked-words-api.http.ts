import * as z from 'zod/mini';
import { MAX_WORD_LENGTH, type BlockedWord } from '@greenroom/core/blocked-words/blocked-words';
import type { BlockedWordsApi } from '@greenroom/core/blocked-words/blocked-words-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { idWire, mapped, orElse, secondsWire } from '../http/fields.wire.ts';

const wordsWire = mapped(
  z.object({
    words: z.array(
      z.object({
        id: idWire,
        word: z.string(),
        held: orElse(z.int().check(z.gte(0)), 0),
        heldAt: z.nullish(secondsWire),
      }),
    ),
  }),
  ({ words }): readonly BlockedWord[] =>
    words.map(({ heldAt, ...word }) => ({ ...word, lastHeldAt: heldAt ?? undefined })),
);

const wordBodyWire = z.object({ word: z.string().check(z.minLength(1), z.maxLength(MAX_WORD_LENGTH)) });

const LIST = '/performer/performer_accounts/{id}/blocked_words';

export const blockedWordsCalls = defineCalls({
  origin: 'ours',
  section: '§6 Roles and permissions',
  access: 'performer',
})({
  blockedWords: {
    purpose:
      'Words and phrases that are not delivered to the performer, each with the number of messages that it has held back. Asked only where the configuration has blockedWords.',
    get: LIST,
    answer: wordsWire,
  },
  blockWord: {
    purpose: 'Adds a word, from the next message on; one that is there already adds nothing. Answers all of them.',
    post: LIST,
    body: wordBodyWire,
    answer: wordsWire,
    errors: [
      { status: 422, error: 'word_refused', when: 'it has fewer than two letters or digits' },
      { status: 409, error: 'too_many_words', when: 'the performer has 100 words' },
    ],
  },
  unblockWord: {
    purpose: 'Removes a word. Answers those that are left.',
    delete: `${LIST}/{wordId}`,
    answer: wordsWire,
  },
});

export const createBlockedWordsApi = (client: ApiClient): BlockedWordsApi => ({
  blockedWords: (id) => client.call(blockedWordsCalls.blockedWords, { params: { id } }),
  blockWord: (id, word) => client.call(blockedWordsCalls.blockWord, { params: { id }, body: { word } }),
  unblockWord: (id, wordId) => client.call(blockedWordsCalls.unblockWord, { params: { id, wordId } }),
});
