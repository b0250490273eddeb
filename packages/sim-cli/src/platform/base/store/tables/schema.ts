import {
  BLOCKED_WORDS_TABLE,
  DATA_DOWNLOADS_TABLE,
  DELETED_ACCOUNTS_TABLE,
  DELETION_REQUESTS_TABLE,
  DOCUMENT_VIEWS_TABLE,
  REGION_BLOCKS_TABLE,
} from './account-data-tables.ts';
import { AWAITED_TABLE, BLOCKS_TABLE, CUSTOMERS_TABLE, FLAGS_TABLE, MEMOS_TABLE } from './customer-tables.ts';
import {
  FORUM_FOLLOWS_TABLE,
  FORUM_POSTS_TABLE,
  FORUM_SECTIONS_TABLE,
  FORUM_THREADS_TABLE,
  FORUM_TOPICS_TABLE,
} from './forum-tables.ts';
import {
  KNOWN_DEVICES_TABLE,
  LOGINS_TABLE,
  LOGIN_CODES_TABLE,
  LOGIN_DENIALS_TABLE,
  LOGIN_TRIES_TABLE,
  MAILS_TABLE,
  NOTICES_TABLE,
  PASSWORD_CHANGES_TABLE,
  PASSWORD_LINKS_TABLE,
  REMEMBERED_DEVICES_TABLE,
  REMOTES_TABLE,
} from './login-tables.ts';
import { MEDIAS_TABLE } from './media-tables.ts';
import { CLIENT_BLOCKS_TABLE, INBOX_MESSAGES_TABLE, MESSAGES_TABLE } from './message-tables.ts';
import { CONNECTIONS_TABLE, NODES_TABLE } from './node-tables.ts';
import { PERFORMERS_TABLE, STREAMS_TABLE, SUBMISSIONS_TABLE, TOY_RULES_TABLE } from './performer-tables.ts';
import { PUSH_SUBSCRIPTIONS_TABLE } from './push-tables.ts';
import { FILES_TABLE, REGISTRATIONS_TABLE } from './registration-tables.ts';
import { REQUESTS_TABLE, SESSION_PAY_TABLE, TIPS_TABLE, UNDELIVERED_TABLE } from './request-tables.ts';
import {
  AUTHENTICATORS_TABLE,
  PASSKEYS_TABLE,
  PASSKEY_CHALLENGES_TABLE,
  RECOVERY_CODES_TABLE,
} from './security-tables.ts';
import { PAYMENTS_TABLE, SESSIONS_TABLE, SESSION_BOOKS_TABLE, SHIFTS_TABLE } from './session-tables.ts';
import type { RowOf } from './table.ts';
import { FAULTS_TABLE, NEWS_TABLE, SECRETS_TABLE, VIOLATIONS_TABLE, WORLD_FACTS_TABLE } from './world-tables.ts';

/** Tables of the platform's store; the description of each stands in a file of this folder. */
export const TABLES = {
  world_facts: WORLD_FACTS_TABLE,
  nodes: NODES_TABLE,
  connections: CONNECTIONS_TABLE,
  performers: PERFORMERS_TABLE,
  logins: LOGINS_TABLE,
  login_codes: LOGIN_CODES_TABLE,
  login_tries: LOGIN_TRIES_TABLE,
  remembered_devices: REMEMBERED_DEVICES_TABLE,
  known_devices: KNOWN_DEVICES_TABLE,
  login_denials: LOGIN_DENIALS_TABLE,
  password_links: PASSWORD_LINKS_TABLE,
  password_changes: PASSWORD_CHANGES_TABLE,
  mails: MAILS_TABLE,
  notices: NOTICES_TABLE,
  authenticators: AUTHENTICATORS_TABLE,
  recovery_codes: RECOVERY_CODES_TABLE,
  passkeys: PASSKEYS_TABLE,
  passkey_challenges: PASSKEY_CHALLENGES_TABLE,
  customers: CUSTOMERS_TABLE,
  sessions: SESSIONS_TABLE,
  payments: PAYMENTS_TABLE,
  session_books: SESSION_BOOKS_TABLE,
  shifts: SHIFTS_TABLE,
  requests: REQUESTS_TABLE,
  session_pay: SESSION_PAY_TABLE,
  tips: TIPS_TABLE,
  messages: MESSAGES_TABLE,
  inbox_messages: INBOX_MESSAGES_TABLE,
  client_blocks: CLIENT_BLOCKS_TABLE,
  undelivered: UNDELIVERED_TABLE,
  blocks: BLOCKS_TABLE,
  region_blocks: REGION_BLOCKS_TABLE,
  data_downloads: DATA_DOWNLOADS_TABLE,
  deletion_requests: DELETION_REQUESTS_TABLE,
  deleted_accounts: DELETED_ACCOUNTS_TABLE,
  document_views: DOCUMENT_VIEWS_TABLE,
  blocked_words: BLOCKED_WORDS_TABLE,
  awaited: AWAITED_TABLE,
  flags: FLAGS_TABLE,
  memos: MEMOS_TABLE,
  news: NEWS_TABLE,
  streams: STREAMS_TABLE,
  push_subscriptions: PUSH_SUBSCRIPTIONS_TABLE,
  remotes: REMOTES_TABLE,
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
