import type { Migration } from 'kysely/migration';
import { addColumn } from './add-column.ts';

/** Keeps who waits for a performer whose device cannot be reached. */
export const UNREACHABLE: Migration = {
  up: async (store) => {
    await addColumn(store, 'performers', 'lost_at', 'bigint');
    await addColumn(store, 'requests', 'held_at', 'bigint');
  },
};
