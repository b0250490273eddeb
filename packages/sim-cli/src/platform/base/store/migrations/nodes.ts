import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { CONNECTIONS_TABLE, NODES_TABLE } from '../tables/node-tables.ts';
import { createMissingTables } from './missing-tables.ts';

/** Creates the table in which the adapter of socket.io puts events that are too long for a notification; its name and columns are the adapter's. */
const ATTACHMENTS = `create table if not exists socket_io_attachments
  (id bigserial unique, created_at timestamptz default now(), payload bytea)`;

/** Creates what several nodes on one database share, where the first migration was of a version without it. */
export const NODES: Migration = {
  up: async (store: Kysely<unknown>) => {
    await createMissingTables(store, { nodes: NODES_TABLE, connections: CONNECTIONS_TABLE });
    if (store.getExecutor().adapter instanceof PostgresAdapter) await sql.raw(ATTACHMENTS).execute(store);
  },
};
