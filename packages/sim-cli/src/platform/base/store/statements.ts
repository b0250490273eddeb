import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'kysely';
import { hashSecret } from '../security/secret.ts';
import type { Store } from './store.ts';
import type { PerformerRow } from './tables/performer-tables.ts';
import type { Schema } from './tables/schema.ts';

/** Counts all rows of a query, whatever it selects. */
export const countRows = async <Table extends keyof Schema, Row>(
  rows: SelectQueryBuilder<Schema, Table, Row>,
): Promise<number> => {
  const { total } = await rows
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** Use of a code within a transaction. @returns false when it was used meanwhile */
export type SpendCode = (within: Store) => Promise<boolean>;

/**
 * Uses the link of a mail up, as a part of the given transaction: of several at once one alone does.
 *
 * @param now in epoch milliseconds on the platform's clock
 * @returns false when it was used meanwhile, or is too old
 */
export const spendLink = async (
  within: Store,
  table: 'login_denials' | 'password_links',
  token: string,
  now: number,
): Promise<boolean> => {
  const spent = await within
    .updateTable(table)
    .set({ used_at: now })
    .where('id', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
};

/**
 * Makes other transactions that lock the same performer wait for the end of this one, by an update that changes nothing.
 *
 * @returns the row as the transaction before this one left it
 */
export const lockPerformer = (within: Store, performerId: string): Promise<PerformerRow | undefined> =>
  within
    .updateTable('performers')
    .set({ id: performerId })
    .where('id', '=', performerId)
    .returningAll()
    .executeTakeFirst();

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
