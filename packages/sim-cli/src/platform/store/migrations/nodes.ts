import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { CONNECTIONS_TABLE, NODES_TABLE } from '../tables/node-tables.ts';
import { indexStatements, tableStatement } from '../tables/table-statements.ts';

/** Creates the table in which the adapter of socket.io puts events that are too long for a notification; its name and columns are the adapter's. */
const ATTACHMENTS = `create table if not exists socket_io_attachments
  (id bigserial unique, created_at timestamptz default now(), payload bytea)`;

/** Creates what several nodes on one database share, where the first migration was of a version without it. */
export const NODES: Migration = {
  up: async (store: Kysely<unknown>) => {
    const database = store.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
    const existing = new Set((await store.introspection.getTables()).map(({ name }) => name));
    for (const [name, table] of Object.entries({ nodes: NODES_TABLE, connections: CONNECTIONS_TABLE })) {
      if (existing.has(name)) continue;
      for (const statement of [tableStatement(name, table, database), ...indexStatements(name, table)])
        await sql.raw(statement).execute(store);
    }
    if (database === 'postgres') await sql.raw(ATTACHMENTS).execute(store);
  },
};
