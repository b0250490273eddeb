import type { PerformerRow } from './performer-table.ts';
import type { Store } from '../store/store.ts';

/**
 * Makes other transactions that hold the same performer wait for the end of this one, by an update that changes nothing.
 *
 * @returns the row as it now is
 */
export const holdPerformer = (within: Store, performerId: string): Promise<PerformerRow | undefined> =>
  within
    .updateTable('performers')
    .set((row) => ({ id: row.ref('id') }))
    .where('id', '=', performerId)
    .returningAll()
    .executeTakeFirst();
