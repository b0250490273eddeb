import type { Migration } from 'kysely/migration';
import { BLOCKED_WORDS_TABLE } from '../tables/privacy-tables.ts';
import { createMissingTables } from './missing-tables.ts';

/** Creates the table of words that are not delivered. */
export const BLOCKED_WORDS: Migration = {
  up: (store) => createMissingTables(store, { blocked_words: BLOCKED_WORDS_TABLE }),
};
