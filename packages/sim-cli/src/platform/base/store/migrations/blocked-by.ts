import type { Migration } from 'kysely/migration';
import { addColumn } from './add-column.ts';

/** Adds to blocks by whom they are. */
export const BLOCKED_BY: Migration = { up: (store) => addColumn(store, 'blocks', 'blocked_by') };
