import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './add-column.ts';

const NUMBER = 'not null default 0';

/** Adds the order of the connections in a room, and the protocol of each node, where an earlier version made their tables. */
export const NODE_ORDER: Migration = {
  up: async (store: Kysely<unknown>) => {
    await addColumn(store, 'connections', 'position', `bigint ${NUMBER}`);
    await addColumn(store, 'nodes', 'protocol', `integer ${NUMBER}`);
  },
};
