import { seenLine, seenText } from '../kernel/outside-text.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Seconds } from '../kernel/units.ts';

/** Marks on letters, and characters that are not seen, such as a zero-width space. */
const UNSEEN = /[\p{M}\p{Cf}]/gu;
const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * Splits a text into its words for a comparison: without case, accents, signs and characters that are not seen. Upper case comes
 * first, so that ß is ss, and wide or styled letters are those of the alphabet.
 */
const foldedWords = (text: string): readonly string[] => {
  const folded = seenText(text)
    .normalize('NFKD')
    .toUpperCase()
    .normalize('NFKD')
    .replaceAll(UNSEEN, '')
    .toLowerCase()
    // The one letter with another form at the end of a word.
    .replaceAll('ς', 'σ');
  return folded.match(WORDS) ?? [];
};

/** A word or a phrase; a message of a customer that has it is not delivered. */
export interface BlockedWord {
  readonly id: string;
  /** As the performer wrote it, tidied. */
  readonly word: string;
  /** Number of messages that it has held back. */
  readonly held: number;
  readonly lastHeldAt: Seconds | undefined;
}

/** More words than a performer keeps in mind; each message is compared with all. */
export const MAX_BLOCKED_WORDS = 100;
/** A single letter would hold back nearly every message. */
const MIN_WORD_LENGTH = 2;
export const MAX_WORD_LENGTH = 40;

export type WordProblem = 'tooShort' | 'tooLong' | 'noLetters' | 'known' | 'tooMany';

/** Form in which words are compared: `Él  CAFÉ!` is `el cafe`. Empty for a text without letters and digits. */
export const foldWord = (word: string): string => foldedWords(word).join(' ');

/** Checks a new word against the list. @returns the word as it is kept */
export const newWord = (words: readonly Pick<BlockedWord, 'word'>[], typed: string): Result<string, WordProblem> => {
  const word = seenLine(typed);
  if (word.length > MAX_WORD_LENGTH) return err('tooLong');
  const folded = foldWord(word);
  if (folded === '') return err(word.length < MIN_WORD_LENGTH ? 'tooShort' : 'noLetters');
  if (folded.length < MIN_WORD_LENGTH) return err('tooShort');
  if (words.some((each) => foldWord(each.word) === folded)) return err('known');
  return words.length >= MAX_BLOCKED_WORDS ? err('tooMany') : ok(word);
};

/** Finds the first of the words that a text has as whole words: `ass` is in *an ass!* and not in *class*. */
export const blockedWordIn = <Word extends Pick<BlockedWord, 'word'>>(
  words: readonly Word[],
  text: string,
): Word | undefined => {
  if (words.length === 0) return undefined;
  const spaced = ` ${foldWord(text)} `;
  return words.find(({ word }) => {
    const folded = foldWord(word);
    return folded !== '' && spaced.includes(` ${folded} `);
  });
};
