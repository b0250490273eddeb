import { sql } from 'kysely';
import { FORUM_TABLES } from './forum-tables.ts';
import type { Store } from './store.ts';
import type { Column, TablesOf } from './tables-of.ts';
import type { Schema } from './schema.ts';

type Tables = TablesOf<Schema>;

/** The columns of each table; the type makes a forgotten one an error. SQLite and PostgreSQL read the same words. */
const TABLES: Tables = {
  performers: {
    key: 'id',
    columns: {
      id: 'text',
      username: 'text',
      nickname: 'text',
      description: 'text',
      password_hash: 'text',
      code_channel: 'text',
      role: 'text',
      language: 'text',
      status: 'text',
      services: 'text',
      tags: 'text',
      countries: 'text',
      brands: 'text',
      phone_name: 'integer',
      phone_introduction: 'integer',
      performer_status: 'text',
      age: 'integer',
      avatar: 'text null',
      settings: 'text',
      notifications: 'integer',
      phone: 'text',
      joined_at: 'bigint',
      ready_at: 'bigint null',
      gone_at: 'bigint null',
    },
  },
  logins: {
    key: 'id',
    columns: {
      id: 'text',
      performer_id: 'text',
      started_at: 'bigint',
      seen_at: 'bigint',
      socket_since: 'bigint',
      socket_until: 'bigint',
      ended_at: 'bigint null',
      end_reason: 'text null',
    },
  },
  login_codes: {
    key: 'attempt',
    columns: { attempt: 'text', performer_id: 'text', code_hash: 'text', expires_at: 'bigint', used: 'integer' },
  },
  login_failures: { key: '', columns: { subject: 'text', at: 'bigint' } },
  mails: {
    key: 'id',
    columns: { id: 'text', performer_id: 'text', channel: 'text', code: 'text', sent_at: 'bigint', sent_on: 'bigint' },
  },
  customers: {
    key: 'id',
    columns: {
      id: 'text',
      name: 'text',
      country: 'text',
      language: 'text',
      token_hash: 'text',
      registered_at: 'bigint',
      gone_at: 'bigint null',
    },
  },
  sessions: {
    key: 'id',
    columns: {
      id: 'text',
      performer_id: 'text',
      client_id: 'text',
      service: 'text',
      day: 'integer',
      started_at: 'bigint',
      duration: 'integer',
      earned: 'integer',
    },
  },
  payments: {
    key: 'id',
    columns: {
      id: 'text',
      performer_id: 'text',
      from_day: 'integer',
      until_day: 'integer',
      paid_at: 'bigint',
      amount: 'integer',
      sessions: 'integer',
    },
  },
  session_books: { key: 'performer_id', columns: { performer_id: 'text', settled_until: 'integer' } },
  requests: {
    key: 'id',
    columns: {
      id: 'text',
      performer_id: 'text',
      client_id: 'text',
      session_type: 'text',
      type: 'text',
      status: 'text',
      asked_at: 'bigint',
      received_at: 'bigint null',
      accepted_at: 'bigint null',
      timer_platform: 'integer',
      timer_device: 'integer',
      ended_at: 'bigint null',
      end_reason: 'text null',
    },
  },
  messages: {
    key: 'performer_id, id',
    columns: {
      id: 'text',
      position: 'bigint',
      performer_id: 'text',
      client_id: 'text',
      sent_by: 'text',
      content: 'text',
      content_translate: 'text null',
      date: 'bigint',
    },
  },
  inbox_messages: {
    key: 'id',
    columns: {
      id: 'text',
      position: 'bigint',
      performer_id: 'text',
      client_id: 'text',
      sent_by: 'text',
      subject: 'text',
      content: 'text',
      date: 'bigint',
      read: 'integer',
      removed: 'integer',
    },
  },
  ...FORUM_TABLES,
  client_blocks: { key: 'performer_id, client_id', columns: { performer_id: 'text', client_id: 'text' } },
  undelivered: {
    key: 'id',
    columns: { id: 'text', position: 'bigint', performer_id: 'text', payload: 'text', at: 'bigint' },
  },
  blocks: {
    key: 'performer_id, client_id',
    columns: { id: 'text', performer_id: 'text', client_id: 'text', reason: 'text', date: 'bigint' },
  },
  flags: {
    key: 'id',
    columns: { id: 'text', performer_id: 'text', client_id: 'text', reason: 'text', date: 'bigint' },
  },
  memos: {
    key: 'id',
    columns: {
      id: 'text',
      position: 'bigint',
      performer_id: 'text',
      client_id: 'text',
      content: 'text',
      date: 'bigint',
    },
  },
  news: {
    key: 'id, language',
    columns: { id: 'text', language: 'text', for_whom: 'text', title: 'text', content: 'text', date: 'bigint' },
  },
  streams: { key: 'performer_id', columns: { performer_id: 'text', id: 'text', host: 'text', place: 'text' } },
  toy_rules: { key: 'performer_id', columns: { performer_id: 'text', rules: 'text' } },
  papers: {
    key: 'performer_id, kind',
    columns: { performer_id: 'text', kind: 'text', content: 'text', status: 'text', changed_at: 'bigint' },
  },
  medias: {
    key: 'id',
    columns: {
      id: 'text',
      performer_id: 'text',
      kind: 'text',
      upload: 'text',
      status: 'text',
      paid: 'integer',
      price: 'integer',
      description: 'text',
      reason: 'text null',
      main: 'integer',
      width: 'integer',
      height: 'integer',
      key: 'text',
      file: 'text',
      position: 'bigint',
      added_at: 'bigint',
      due_at: 'bigint null',
    },
  },
  registrations: {
    key: 'id',
    columns: { id: 'text', email: 'text', expires_at: 'bigint', performer_id: 'text null' },
  },
  files: {
    key: 'id',
    columns: { id: 'text', owner: 'text', kind: 'text', content: 'text', sent_at: 'bigint' },
  },
  faults: { key: 'name, performer_id', columns: { name: 'text', performer_id: 'text' } },
  violations: {
    key: 'id',
    columns: { id: 'text', directive: 'text', blocked: 'text', page: 'text', at: 'bigint' },
  },
  secrets: { key: 'name', columns: { name: 'text', value: 'text' } },
};

const INDEXES = [
  'create index if not exists logins_of on logins (performer_id)',
  'create index if not exists failures_of on login_failures (subject, at)',
  'create index if not exists sessions_of on sessions (performer_id, day, started_at)',
  'create index if not exists sessions_with on sessions (performer_id, client_id, started_at)',
  'create index if not exists payments_of on payments (performer_id, from_day)',
  'create index if not exists requests_of on requests (performer_id, client_id, status)',
  'create index if not exists requests_by on requests (client_id, status)',
  'create index if not exists messages_of on messages (performer_id, client_id, position)',
  'create index if not exists memos_of on memos (performer_id, position)',
  'create index if not exists memos_about on memos (performer_id, client_id, position)',
  'create index if not exists threads_of on forum_threads (topic_id, written_at)',
  'create index if not exists posts_in on forum_posts (thread_id, position)',
  'create index if not exists inbox_of on inbox_messages (performer_id, removed, sent_by, position)',
  'create index if not exists inbox_with on inbox_messages (performer_id, client_id, position)',
  'create index if not exists medias_of on medias (performer_id, kind, position)',
  'create index if not exists medias_by_key on medias (key)',
  'create index if not exists undelivered_to on undelivered (performer_id, position)',
];

const columnOf = ([name, kind]: readonly [string, Column]): string =>
  `${name} ${kind.endsWith(' null') ? kind.slice(0, -' null'.length) : `${kind} not null`}`;

/** Creates what is missing; a folder of an earlier run keeps its data. */
export const createTables = async (store: Store): Promise<void> => {
  for (const [name, { columns, key }] of Object.entries(TABLES)) {
    const primary = key === '' ? [] : [`primary key (${key})`];
    const body = [...Object.entries(columns).map(columnOf), ...primary].join(', ');
    await sql.raw(`create table if not exists ${name} (${body})`).execute(store);
  }
  for (const index of INDEXES) await sql.raw(index).execute(store);
};
