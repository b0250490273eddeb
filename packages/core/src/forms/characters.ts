const segmenter = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/** Everything up to here is one character a unit. */
const PLAIN = /^[\u0020-\u024F\n]*$/u;

/** Counts the characters that a reader sees: an emoji or an accented letter is one. @spec §5 — at most 25 characters */
export const characters = (text: string): number =>
  PLAIN.test(text) ? text.length : Array.from(segmenter.segment(text)).length;
