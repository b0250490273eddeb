/** Marks on letters, and characters that are not seen, such as a zero-width space. */
const UNSEEN = /[\p{M}\p{Cf}]/gu;
const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * Splits a text into its words for a comparison: without case, accents, signs and characters that are not seen. Upper case comes
 * first, so that ß is ss, and wide or styled letters are those of the alphabet.
 */
export const foldedWords = (text: string): readonly string[] => {
  const folded = text
    .normalize('NFKD')
    .toUpperCase()
    .normalize('NFKD')
    .replaceAll(UNSEEN, '')
    .toLowerCase()
    // The one letter with another form at the end of a word.
    .replaceAll('ς', 'σ');
  return folded.match(WORDS) ?? [];
};
