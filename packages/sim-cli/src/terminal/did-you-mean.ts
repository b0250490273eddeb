import { closest, distance } from 'fastest-levenshtein';

/** A slip of the fingers changes this part of a word at most. */
const SLIP = 1 / 3;

/** Asks for the known word that was meant, with a space before it; empty where none is close. */
export const didYouMean = (word: string, known: readonly string[]): string => {
  if (known.length === 0) return '';
  const best = closest(word, [...known]);
  return distance(word, best) <= Math.max(2, word.length * SLIP) ? ` Did you mean ${best}?` : '';
};
