import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { PASSWORD_CHANGES_TABLE, PASSWORD_LINKS_TABLE } from '../tables/login-tables.ts';
import { addColumns } from './add-column.ts';
import { createMissingTables } from './missing-tables.ts';

const TABLE = 'mails';
const COLUMNS = { kind: 'text', link: 'text' };

/** Creates the tables of links to set a new password and of changes, and adds kind and link to mails that an earlier version made. */
export const PASSWORDS: Migration = {
  up: async (store: Kysely<unknown>) => {
    await createMissingTables(store, {
      password_links: PASSWORD_LINKS_TABLE,
      password_changes: PASSWORD_CHANGES_TABLE,
    });
    await addColumns(store, TABLE, COLUMNS);
  },
};
