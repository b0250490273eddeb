import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { openMemoryStore } from '../store.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';

it('moves the mails with a link from among the login codes, and leaves the codes', async () => {
  const store = openMemoryStore();
  await migrate(store);
  // The tables as version 0.1.0 made them.
  for (const column of ['kind', 'link']) {
    await sql`alter table mails add column ${sql.ref(column)} text`.execute(store);
    await sql`alter table notices drop column ${sql.ref(column)}`.execute(store);
  }
  await sql`insert into mails (id, performer_id, channel, code, sent_at, sent_on, kind, link) values
    ('1', '1001', 'sms', '424242', 1, 1, null, null),
    ('2', '1001', 'email', '', 2, 2, 'passwordLink', 'http://127.0.0.1/new-password/#t')`.execute(store);
  await ACCOUNT_MAILS.up(store);
  expect(await store.selectFrom('mails').selectAll().execute()).toEqual([
    { id: '1', performer_id: '1001', channel: 'sms', code: '424242', sent_at: 1, sent_on: 1 },
  ]);
  expect(await store.selectFrom('notices').select(['kind', 'link', 'sent_on']).execute()).toEqual([
    { kind: 'passwordLink', link: 'http://127.0.0.1/new-password/#t', sent_on: 2 },
  ]);
});
