import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { openMemoryStore } from '../store.ts';
import { TABLES } from '../tables/schema.ts';
import { indexStatements } from '../tables/table-statements.ts';
import { INBOX_MESSAGE_IDS } from './inbox-message-ids.ts';

it('keeps the messages of an earlier version, and lets another performer use the id of one', async () => {
  const store = openMemoryStore();
  await migrate(store);
  // The table as an earlier version left it.
  await sql`drop table inbox_messages`.execute(store);
  await sql`create table inbox_messages (id text not null, position bigint not null, performer_id text not null,
    client_id text not null, sent_by text not null, subject text not null, content text not null, date bigint not null,
    read integer not null, removed integer not null, content_translate text, primary key (id))`.execute(store);
  for (const statement of indexStatements('inbox_messages', TABLES.inbox_messages))
    await sql.raw(statement).execute(store);
  const row = {
    id: 'm1',
    position: 1,
    performer_id: '1001',
    client_id: '5001',
    sent_by: 'CLIENT',
    subject: 'Friday',
    content: 'Are you there?',
    content_translate: 'Bist du da?',
    date: 2,
    read: 0,
    removed: 1,
  } as const;
  await store.insertInto('inbox_messages').values(row).execute();
  await INBOX_MESSAGE_IDS.up(store);
  await store
    .insertInto('inbox_messages')
    .values({ ...row, performer_id: '1002' })
    .execute();
  const kept = await store.selectFrom('inbox_messages').selectAll().orderBy('performer_id').execute();
  expect(kept).toEqual([row, { ...row, performer_id: '1002' }]);
  await store.destroy();
});
