import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { KNOWN_DEVICES_TABLE, LOGIN_DENIALS_TABLE } from '../tables/login-tables.ts';
import { createMissingTables } from './missing-tables.ts';

const TABLE = 'logins';
const COLUMNS = ['browser', 'system', 'country'];

/** Adds the device to each login, and the tables of known devices and of links that end a login. */
export const DEVICES: Migration = {
  up: async (store: Kysely<unknown>) => {
    await createMissingTables(store, { known_devices: KNOWN_DEVICES_TABLE, login_denials: LOGIN_DENIALS_TABLE });
    const tables = await store.introspection.getTables();
    const existing = tables.find(({ name }) => name === TABLE)?.columns ?? [];
    for (const column of COLUMNS) {
      if (!existing.some(({ name }) => name === column))
        await sql`alter table ${sql.table(TABLE)} add column ${sql.ref(column)} text`.execute(store);
    }
  },
};
