import type { Migration } from 'kysely/migration';
import { REMEMBERED_DEVICES_TABLE } from '../tables/login-tables.ts';
import { createMissingTables } from './missing-tables.ts';

/** Creates the table of the devices that need no mailed code. */
export const REMEMBERED_DEVICES: Migration = {
  up: (store) => createMissingTables(store, { remembered_devices: REMEMBERED_DEVICES_TABLE }),
};
