import { PERFORMERS_TABLE } from '../account/performer-table.ts';
import { BLOCKS_TABLE } from '../blocks/block-table.ts';
import { MESSAGES_TABLE } from '../chat/message-table.ts';
import { NEWS_TABLE } from '../content/news-table.ts';
import { CUSTOMERS_TABLE } from '../customers/customer-table.ts';
import { FAULTS_TABLE } from '../faults/fault-table.ts';
import {
  FORUM_FOLLOWS_TABLE,
  FORUM_POSTS_TABLE,
  FORUM_SECTIONS_TABLE,
  FORUM_THREADS_TABLE,
  FORUM_TOPICS_TABLE,
} from '../forum/forum-tables.ts';
import { MEDIAS_TABLE } from '../gallery/media-table.ts';
import { PAYMENTS_TABLE, SESSIONS_TABLE, SESSION_BOOKS_TABLE } from '../history/session-tables.ts';
import { CLIENT_BLOCKS_TABLE, INBOX_MESSAGES_TABLE } from '../inbox/inbox-tables.ts';
import { LOGINS_TABLE, LOGIN_CODES_TABLE, LOGIN_TRIES_TABLE, MAILS_TABLE } from '../login/login-tables.ts';
import { MEMOS_TABLE } from '../memos/memo-table.ts';
import { FLAGS_TABLE } from '../moderation/flag-table.ts';
import { CONNECTIONS_TABLE, NODES_TABLE } from '../nodes/node-tables.ts';
import { SUBMISSIONS_TABLE } from '../profile/submission-table.ts';
import { FILES_TABLE, REGISTRATIONS_TABLE } from '../registration/registration-tables.ts';
import { SECRETS_TABLE, VIOLATIONS_TABLE } from '../security/security-tables.ts';
import { SESSION_PAY_TABLE, TIPS_TABLE } from '../session/pay-tables.ts';
import { REQUESTS_TABLE, UNDELIVERED_TABLE } from '../session/request-tables.ts';
import { STREAMS_TABLE } from '../session/stream-table.ts';
import { TOY_RULES_TABLE } from '../toys/toy-rules-table.ts';
import { WORLD_FACTS_TABLE } from '../world/world-facts-table.ts';
import type { RowOf } from './table.ts';

/** Tables of the platform's store; each is described beside its feature. */
export const TABLES = {
  world_facts: WORLD_FACTS_TABLE,
  nodes: NODES_TABLE,
  connections: CONNECTIONS_TABLE,
  performers: PERFORMERS_TABLE,
  logins: LOGINS_TABLE,
  login_codes: LOGIN_CODES_TABLE,
  login_tries: LOGIN_TRIES_TABLE,
  mails: MAILS_TABLE,
  customers: CUSTOMERS_TABLE,
  sessions: SESSIONS_TABLE,
  payments: PAYMENTS_TABLE,
  session_books: SESSION_BOOKS_TABLE,
  requests: REQUESTS_TABLE,
  session_pay: SESSION_PAY_TABLE,
  tips: TIPS_TABLE,
  messages: MESSAGES_TABLE,
  inbox_messages: INBOX_MESSAGES_TABLE,
  client_blocks: CLIENT_BLOCKS_TABLE,
  undelivered: UNDELIVERED_TABLE,
  blocks: BLOCKS_TABLE,
  flags: FLAGS_TABLE,
  memos: MEMOS_TABLE,
  news: NEWS_TABLE,
  streams: STREAMS_TABLE,
  toy_rules: TOY_RULES_TABLE,
  submissions: SUBMISSIONS_TABLE,
  medias: MEDIAS_TABLE,
  registrations: REGISTRATIONS_TABLE,
  files: FILES_TABLE,
  faults: FAULTS_TABLE,
  violations: VIOLATIONS_TABLE,
  secrets: SECRETS_TABLE,
  forum_sections: FORUM_SECTIONS_TABLE,
  forum_topics: FORUM_TOPICS_TABLE,
  forum_threads: FORUM_THREADS_TABLE,
  forum_posts: FORUM_POSTS_TABLE,
  forum_follows: FORUM_FOLLOWS_TABLE,
};

type Tables = typeof TABLES;

export type Schema = { readonly [Name in keyof Tables]: RowOf<Tables[Name]> };
