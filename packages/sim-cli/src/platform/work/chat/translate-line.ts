import type { Language } from '@greenroom/core/localisation/language';
import { capitalised } from '../../../terminal/print.ts';
import TRANSLATIONS from './translations.json' with { type: 'json' };

/** The words that the simulated platform translates; the others stay as they are. */
const WORDS: readonly Readonly<Record<Language, string>>[] = TRANSLATIONS;

const isCapitalised = (text: string): boolean => text !== text.toLowerCase();

/** Longer ones first, so that a phrase is not taken word by word. */
const patternOf = (from: Language): RegExp => {
  const words = WORDS.map((row) => row[from]).toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');
};

/**
 * The same line always gives the same translation.
 *
 * @returns undefined when no word of it is known
 */
export const translateLine = (line: string, from: Language, to: Language): string | undefined => {
  let isKnown = false;
  const translated = line.replaceAll(patternOf(from), (word) => {
    const row = WORDS.find((each) => each[from].toLowerCase() === word.toLowerCase());
    if (row === undefined) return word;
    isKnown = true;
    return isCapitalised(word) ? capitalised(row[to]) : row[to];
  });
  return isKnown ? translated : undefined;
};
