import { setImmediate as nextTurn } from 'node:timers/promises';

/** Returns the ids, or the id of no row where there are none: PostgreSQL takes no empty list after `in`. */
export const idsOrNone = (ids: readonly string[]): readonly string[] => (ids.length === 0 ? [''] : ids);

const MARKS = /\p{M}/gu;

/** Folds a text for a comparison: without case and accents, which SQL does not compare so. */
const fold = (text: string): string => text.normalize('NFKD').replaceAll(MARKS, '').toLowerCase().trim();

interface Texts {
  readonly limit: (most: number) => { readonly offset: (first: number) => Portion };
}
interface Portion {
  readonly execute: () => Promise<readonly { readonly id: string; readonly text: string }[]>;
}

/** Rows that are read and compared before other calls get their turn: some 5 ms. */
const PORTION = 500;

/**
 * Finds the ids of the rows with these words in the text, for `in`; case and accents make no difference.
 *
 * @param queries each in an order of its own
 */
export const idsWithWords = async (queries: readonly Texts[], search: string): Promise<readonly string[]> => {
  const words = fold(search);
  const found = new Set<string>();
  for (const query of queries) {
    for (let first = 0, read = PORTION; read === PORTION; first += PORTION) {
      const rows = await query.limit(PORTION).offset(first).execute();
      for (const { id, text } of rows) if (fold(text).includes(words)) found.add(id);
      read = rows.length;
      if (read === PORTION) await nextTurn();
    }
  }
  return idsOrNone([...found]);
};
