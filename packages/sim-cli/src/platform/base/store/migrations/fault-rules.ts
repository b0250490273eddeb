import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumns } from './add-column.ts';

const TABLE = 'faults';
const COLUMNS = { rule: 'text', draws: 'bigint', uses: 'bigint' };

/** Adds the rules of calls to the faults, where an earlier version made the table. */
export const FAULT_RULES: Migration = {
  up: (store: Kysely<unknown>) => addColumns(store, TABLE, COLUMNS),
};
