import type { Migration } from 'kysely/migration';
import { DELETED_ACCOUNTS_TABLE } from '../tables/account-data-tables.ts';
import { createMissingTables } from './missing-tables.ts';

/** Creates the table of deleted accounts. */
export const DELETED_ACCOUNTS: Migration = {
  up: (store) => createMissingTables(store, { deleted_accounts: DELETED_ACCOUNTS_TABLE }),
};
