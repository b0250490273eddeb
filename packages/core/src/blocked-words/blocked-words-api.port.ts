import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { BlockedWord } from './blocked-words.ts';

/** Calls of ours for words that are not delivered; made only where the configuration has `blockedWords`. */
export interface BlockedWordsApi {
  /** @returns the words in alphabetical order, with the messages that each has held back */
  readonly blockedWords: (id: PerformerId) => AsyncResult<readonly BlockedWord[]>;
  readonly blockWord: (id: PerformerId, word: string) => AsyncResult<readonly BlockedWord[]>;
  readonly unblockWord: (id: PerformerId, wordId: string) => AsyncResult<readonly BlockedWord[]>;
}

export const BLOCKED_WORDS_ERRORS = [
  'blockedWords.notLoaded',
  'blockedWords.notAdded',
  'blockedWords.notRemoved',
] as const;
