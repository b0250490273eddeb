import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumns } from './add-column.ts';
import { existingColumns } from './existing-columns.ts';

const MAILS = 'mails';
const NOTICES = 'notices';
const MOVED = ['kind', 'link'];

/** Keeps all mails about the account in one table: moves those that were among the login codes. */
export const ACCOUNT_MAILS: Migration = {
  up: async (store: Kysely<unknown>) => {
    await addColumns(store, NOTICES, { kind: `text not null default ''`, link: 'text' });
    const existing = await existingColumns(store, MAILS);
    if (!MOVED.every((column) => existing.has(column))) return;
    await sql`insert into notices (id, performer_id, kind, channel, address, text, link, sent_at, sent_on)
      select id, performer_id, kind, channel, '', '', link, sent_at, sent_on from mails where kind is not null`.execute(
      store,
    );
    await sql`delete from mails where kind is not null`.execute(store);
    for (const column of MOVED)
      await sql`alter table ${sql.table(MAILS)} drop column ${sql.ref(column)}`.execute(store);
  },
};
