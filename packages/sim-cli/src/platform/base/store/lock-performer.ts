import type { Store } from './store.ts';
import type { PerformerRow } from './tables/performer-tables.ts';

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
