import type { Migration } from 'kysely/migration';
import { addColumn } from './add-column.ts';

/** Adds to performers what their pause remembers. */
export const PAUSED_SERVICES: Migration = { up: (store) => addColumn(store, 'performers', 'paused_services') };
