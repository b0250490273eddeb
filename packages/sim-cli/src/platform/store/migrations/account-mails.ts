import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const MAILS = 'mails';
const NOTICES = 'notices';
const MOVED = ['kind', 'link'];

/** Keeps all mails about the account in one table: moves those that were among the login codes. */
export const ACCOUNT_MAILS: Migration = {
  up: async (store: Kysely<unknown>) => {
    const tables = await store.introspection.getTables();
    const has = (table: string, column: string): boolean =>
      tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column) ?? false;
    if (!has(NOTICES, 'kind'))
      await sql`alter table ${sql.table(NOTICES)} add column kind text not null default ''`.execute(store);
    if (!has(NOTICES, 'link')) await sql`alter table ${sql.table(NOTICES)} add column link text`.execute(store);
    if (!MOVED.every((column) => has(MAILS, column))) return;
    await sql`insert into notices (id, performer_id, kind, channel, address, text, link, sent_at, sent_on)
      select id, performer_id, kind, channel, '', '', link, sent_at, sent_on from mails where kind is not null`.execute(
      store,
    );
    await sql`delete from mails where kind is not null`.execute(store);
    for (const column of MOVED)
      await sql`alter table ${sql.table(MAILS)} drop column ${sql.ref(column)}`.execute(store);
  },
};
