import type { Migration } from 'kysely/migration';
import { SHIFTS_TABLE } from '../tables/session-tables.ts';
import { createMissingTables } from './missing-tables.ts';

/** Creates the table of the times on air. */
export const SHIFTS: Migration = { up: (store) => createMissingTables(store, { shifts: SHIFTS_TABLE }) };
