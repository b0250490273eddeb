import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { KNOWN_DEVICES_TABLE, LOGIN_DENIALS_TABLE } from '../tables/login-tables.ts';
import { addColumns } from './add-column.ts';
import { createMissingTables } from './missing-tables.ts';

const TABLE = 'logins';
const COLUMNS = { browser: 'text', system: 'text', country: 'text' };

/** Adds the device to each login, and the tables of known devices and of links that end a login. */
export const DEVICES: Migration = {
  up: async (store: Kysely<unknown>) => {
    await createMissingTables(store, { known_devices: KNOWN_DEVICES_TABLE, login_denials: LOGIN_DENIALS_TABLE });
    await addColumns(store, TABLE, COLUMNS);
  },
};
