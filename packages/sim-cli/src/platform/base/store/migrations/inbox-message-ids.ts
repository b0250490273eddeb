import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { INBOX_MESSAGES_TABLE } from '../tables/message-tables.ts';
import { createMissingTables } from './missing-tables.ts';

/** Makes the ids of inbox messages unique for each performer; they were unique for all. */
export const INBOX_MESSAGE_IDS: Migration = {
  up: async (store: Kysely<unknown>) => {
    if (store.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`alter table inbox_messages
        drop constraint inbox_messages_pkey, add primary key (performer_id, id)`.execute(store);
      return;
    }
    // SQLite changes no key of a table that exists.
    await sql`alter table inbox_messages rename to earlier_inbox_messages`.execute(store);
    for (const index of Object.keys(INBOX_MESSAGES_TABLE.indexes ?? {}))
      await sql`drop index ${sql.ref(index)}`.execute(store);
    await createMissingTables(store, { inbox_messages: INBOX_MESSAGES_TABLE });
    const columns = sql.join(Object.keys(INBOX_MESSAGES_TABLE.columns).map((name) => sql.ref(name)));
    await sql`insert into inbox_messages (${columns}) select ${columns} from earlier_inbox_messages`.execute(store);
    await sql`drop table earlier_inbox_messages`.execute(store);
  },
};
