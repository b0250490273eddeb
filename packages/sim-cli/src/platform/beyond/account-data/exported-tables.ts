import type { TABLES } from '../../base/store/tables/schema.ts';

type TableName = keyof typeof TABLES;

/** Columns by which a row is the performer's; `request_id` by a request of the performer. */
type Owner = 'performer_id' | 'id' | 'request_id';

interface ExportedTable {
  readonly table: TableName;
  readonly owner: Owner;
  /** Columns that are the platform's, such as hashes and keys. */
  readonly omit: readonly string[];
}

const own = (table: TableName, ...omit: readonly string[]): ExportedTable => ({ table, owner: 'performer_id', omit });

/** Tables whose rows of a performer are in the download. */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  { table: 'performers', owner: 'id', omit: ['password_hash'] },
  own('submissions'),
  own('sessions'),
  own('payments'),
  own('requests'),
  { table: 'session_pay', owner: 'request_id', omit: [] },
  { table: 'tips', owner: 'request_id', omit: [] },
  own('shifts'),
  own('messages'),
  own('inbox_messages'),
  own('memos'),
  own('blocks'),
  own('region_blocks'),
  own('blocked_words'),
  own('flags'),
  own('awaited'),
  own('toy_rules'),
  own('medias', 'upload', 'key'),
  own('notices', 'link'),
  own('password_changes'),
  own('document_views'),
  own('registrations', 'id'),
  own('known_devices', 'id'),
  own('deletion_requests'),
  own('forum_posts'),
  own('forum_follows'),
];

/**
 * Tables with rows of performers that are not in the download, and the reason.
 *
 * @fortests
 */
export const KEPT_BACK: Partial<Readonly<Record<TableName, string>>> = {
  logins: 'secrets of the login',
  login_codes: 'secrets of the login',
  remembered_devices: 'secrets of the login',
  login_denials: 'secrets of the login',
  password_links: 'secrets of the login',
  mails: 'codes and links of the login',
  authenticators: 'secrets of the login',
  recovery_codes: 'secrets of the login',
  passkeys: 'keys of the login',
  remotes: 'keys of a phone',
  push_subscriptions: 'keys of a browser',
  streams: 'places of a stream that runs',
  undelivered: 'events on their way',
  session_books: 'a mark up to which sessions are counted',
  client_blocks: 'a decision of the customer',
  faults: 'of the simulator',
  data_downloads: 'the download itself',
  deleted_accounts: 'of accounts that are gone',
};
