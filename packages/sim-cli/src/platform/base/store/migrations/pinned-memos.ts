import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './add-column.ts';

const TABLE = 'memos';
const COLUMN = 'pinned';

/** Lets one memo on each customer stand above the others. */
export const PINNED_MEMOS: Migration = {
  up: (store: Kysely<unknown>) => addColumn(store, TABLE, COLUMN, 'integer not null default 0'),
};
