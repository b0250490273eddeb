import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { ACCOUNT_DATA } from './migrations/account-data.ts';
import { ACCOUNT_MAILS } from './migrations/account-mails.ts';
import { ACCOUNT_SECURITY } from './migrations/account-security.ts';
import { AWAITED } from './migrations/awaited.ts';
import { BLOCKED_BY } from './migrations/blocked-by.ts';
import { BLOCKED_WORDS } from './migrations/blocked-words.ts';
import { BOUND_DEVICES } from './migrations/bound-devices.ts';
import { CONFIRMATIONS } from './migrations/confirmations.ts';
import { DELETED_ACCOUNTS } from './migrations/deleted-accounts.ts';
import { DEVICES } from './migrations/devices.ts';
import { hasTable } from './migrations/existing-columns.ts';
import { FAULT_RULES } from './migrations/fault-rules.ts';
import { INBOX_MESSAGE_IDS } from './migrations/inbox-message-ids.ts';
import { INITIAL } from './migrations/initial.ts';
import { MESSAGE_TRANSLATIONS } from './migrations/message-translations.ts';
import { NODE_ORDER } from './migrations/node-order.ts';
import { NODES } from './migrations/nodes.ts';
import { PASSWORDS } from './migrations/passwords.ts';
import { PAUSED_SERVICES } from './migrations/paused-services.ts';
import { PINNED_MEMOS } from './migrations/pinned-memos.ts';
import { PUSH_SUBSCRIPTIONS } from './migrations/push-subscriptions.ts';
import { REGION_BLOCKS } from './migrations/region-blocks.ts';
import { REMEMBERED_DEVICES } from './migrations/remembered-devices.ts';
import { REMOTES } from './migrations/remotes.ts';
import { SHIFTS } from './migrations/shifts.ts';
import { SUBMISSIONS } from './migrations/submissions.ts';
import { UNREACHABLE } from './migrations/unreachable.ts';
import { UNSEEN_ENDS } from './migrations/unseen-ends.ts';
import { StoreRefusal } from './store-trouble.ts';
import type { Store } from './store.ts';
import { TABLES } from './tables/schema.ts';
import { indexStatements, tableStatement } from './tables/table-statements.ts';

/** Every step of the schema, oldest first; what has been released is never edited, only followed by another. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-initial': INITIAL,
  '0002-nodes': NODES,
  '0003-submissions': SUBMISSIONS,
  '0004-shifts': SHIFTS,
  '0005-message-translations': MESSAGE_TRANSLATIONS,
  '0006-awaited': AWAITED,
  '0007-account-security': ACCOUNT_SECURITY,
  '0008-remembered-devices': REMEMBERED_DEVICES,
  '0009-push-subscriptions': PUSH_SUBSCRIPTIONS,
  '0010-confirmations': CONFIRMATIONS,
  '0011-passwords': PASSWORDS,
  '0012-account-mails': ACCOUNT_MAILS,
  '0013-region-blocks': REGION_BLOCKS,
  '0014-devices': DEVICES,
  '0015-fault-rules': FAULT_RULES,
  '0016-remotes': REMOTES,
  '0017-blocked-by': BLOCKED_BY,
  '0018-blocked-words': BLOCKED_WORDS,
  '0019-account-data': ACCOUNT_DATA,
  '0020-pinned-memos': PINNED_MEMOS,
  '0021-unreachable': UNREACHABLE,
  '0022-deleted-accounts': DELETED_ACCOUNTS,
  '0023-unseen-ends': UNSEEN_ENDS,
  '0024-inbox-message-ids': INBOX_MESSAGE_IDS,
  '0025-node-order': NODE_ORDER,
  '0026-bound-devices': BOUND_DEVICES,
  '0027-paused-services': PAUSED_SERVICES,
};

const ELSEWHERE = 'Use that version, or choose another place with --data or --database.';

/** @throws StoreRefusal for data that an older or a newer version made and that cannot be brought to this version */
const refuseForeignData = async (store: Store): Promise<void> => {
  if (!(await hasTable(store, 'kysely_migration'))) {
    if (await hasTable(store, 'performers')) {
      throw new StoreRefusal(`The data is of a version before migrations. ${ELSEWHERE}`);
    }
    return;
  }
  const applied = await sql<{ readonly name: string }>`select name from kysely_migration order by name`.execute(store);
  const unknown = applied.rows.find(({ name }) => !(name in MIGRATIONS));
  if (unknown !== undefined) {
    throw new StoreRefusal(
      `The data is of a newer version (${unknown.name}). Use that version, or choose another place with --data or --database.`,
    );
  }
};

const FINGERPRINT = 'schema';

/** Distinguishes one description of the tables from another. */
const schemaFingerprint = (): string => {
  const statements = Object.entries(TABLES).flatMap(([name, table]) => [
    tableStatement(name, table, 'sqlite'),
    ...indexStatements(name, table),
  ]);
  return createHash('sha256').update(statements.join(';')).digest('hex');
};

/**
 * Notes the tables that the migrations have made, in the same transaction: a process that dies between the two would
 * leave data that no later start accepts.
 */
const noteFingerprint = async (store: Store): Promise<void> => {
  const value = schemaFingerprint();
  await store
    .insertInto('world_facts')
    .values({ name: FINGERPRINT, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

/** @throws StoreRefusal when the tables were described otherwise when the data was made */
const checkFingerprint = async (store: Store): Promise<void> => {
  const kept = await store.selectFrom('world_facts').select('value').where('name', '=', FINGERPRINT).executeTakeFirst();
  if (kept?.value === schemaFingerprint()) return;
  throw new StoreRefusal(`The data was made by a version with other tables. ${ELSEWHERE}`);
};

/**
 * Brings the schema to this version; a step that fails leaves the data as it was.
 *
 * @throws StoreRefusal for data of a version that cannot be brought to this one
 */
export const migrate = async (store: Store): Promise<void> => {
  await refuseForeignData(store);
  const [lastName, last] = Object.entries(MIGRATIONS).at(-1) ?? [];
  // All that are missing run in one transaction, so the last of them notes what all have made.
  const upAndNote = async (within: Store): Promise<void> => {
    await last?.up(within);
    await noteFingerprint(within);
  };
  const noted = { ...MIGRATIONS, ...(lastName !== undefined && { [lastName]: { up: upAndNote } }) };
  const migrator = new Migrator({
    db: store,
    provider: { getMigrations: () => Promise.resolve(noted) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  if (results.length === 0) await checkFingerprint(store);
};
