import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './add-column.ts';

const TABLE = 'inbox_messages';
const COLUMN = 'content_translate';

/** Adds the translation of a message, where an earlier version made the table. */
export const MESSAGE_TRANSLATIONS: Migration = {
  up: (store: Kysely<unknown>) => addColumn(store, TABLE, COLUMN),
};
