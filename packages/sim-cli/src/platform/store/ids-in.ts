/** Returns the ids, or the id of no row where there are none: PostgreSQL takes no empty list after `in`. */
export const idsOrNone = (ids: readonly string[]): readonly string[] => (ids.length === 0 ? [''] : ids);

const MARKS = /\p{M}/gu;

/** Folds a text for a comparison: without case and accents, which SQL does not compare so. */
const fold = (text: string): string => text.normalize('NFKD').replaceAll(MARKS, '').toLowerCase().trim();

/** Finds the ids of the rows with these words in the text, for `in`; case and accents make no difference. */
export const idsWithWords = (
  rows: readonly { readonly id: string; readonly text: string }[],
  search: string,
): readonly string[] => {
  const words = fold(search);
  return idsOrNone([...new Set(rows.filter(({ text }) => fold(text).includes(words)).map(({ id }) => id))]);
};
