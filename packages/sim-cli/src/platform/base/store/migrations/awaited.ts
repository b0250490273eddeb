import type { Migration } from 'kysely/migration';
import { AWAITED_TABLE } from '../tables/customer-tables.ts';
import { createMissingTables } from './missing-tables.ts';

/** Creates the table of the customers for whom performers wait. */
export const AWAITED: Migration = { up: (store) => createMissingTables(store, { awaited: AWAITED_TABLE }) };
