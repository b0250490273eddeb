import type { Migration } from 'kysely/migration';
import { REGION_BLOCKS_TABLE } from '../tables/privacy-tables.ts';
import { addColumn } from './add-column.ts';
import { createMissingTables } from './missing-tables.ts';

/** Creates the table of blocked regions, and adds the province to customers. */
export const REGION_BLOCKS: Migration = {
  up: async (store) => {
    await createMissingTables(store, { region_blocks: REGION_BLOCKS_TABLE });
    await addColumn(store, 'customers', 'region');
  },
};
