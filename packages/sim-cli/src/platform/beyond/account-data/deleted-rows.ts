import { DOCUMENTS } from '@greenroom/core/account-data/account-data';
import type { Store } from '../../base/store/store.ts';
import { TABLES } from '../../base/store/tables/schema.ts';

type TableName = keyof typeof TABLES;

/** Tables with rows of performers that stay after a deletion, and the reason. */
const KEPT_TABLES: Partial<Readonly<Record<TableName, string>>> = {
  payments: 'for taxes',
  sessions: 'the amounts that the payments sum',
  deleted_accounts: 'the number, which is not given again',
};

/** Rows that are needed until the files are gone: they name them, and say that the deletion is due. */
const LAST_TABLES: readonly TableName[] = ['medias', 'deletion_requests', 'faults'];

/** Proof of age and identity. */
const IDENTITY = DOCUMENTS.filter((document) => document.startsWith('id'));

const isOwned = (name: TableName): boolean => 'performer_id' in TABLES[name].columns;

/** Tables whose rows of a performer are deleted by the column of the performer. */
const DELETED_TABLES: readonly TableName[] = (Object.keys(TABLES) as TableName[]).filter(
  (name) => isOwned(name) && !(name in KEPT_TABLES) && !LAST_TABLES.includes(name),
);

/** Deletes what hangs on other rows of the performer, before those are deleted. */
const deleteDependents = async (within: Store, performerId: string): Promise<void> => {
  const requests = within.selectFrom('requests').select('id').where('performer_id', '=', performerId);
  await within.deleteFrom('tips').where('request_id', 'in', requests).execute();
  await within.deleteFrom('session_pay').where('request_id', 'in', requests).execute();
  const logins = within.selectFrom('logins').select('id').where('performer_id', '=', performerId);
  await within.deleteFrom('passkey_challenges').where('attempt', 'in', logins).execute();
  await within
    .deleteFrom('login_tries')
    .where((row) => row.or([row('subject', '=', performerId), row('subject', 'like', `% ${performerId}`)]))
    .execute();
};

/** Deletes the files of a performer but the proof of identity, which from then on belongs to the number of the account. */
const deleteSentFiles = async (within: Store, performerId: string): Promise<void> => {
  const registrations = within.selectFrom('registrations').select('id').where('performer_id', '=', performerId);
  await within.deleteFrom('files').where('owner', '=', performerId).execute();
  await within.deleteFrom('files').where('owner', 'in', registrations).where('kind', 'not in', IDENTITY).execute();
  await within.updateTable('files').set({ owner: performerId }).where('owner', 'in', registrations).execute();
};

/** Deletes the performer's posts, and the threads without any other; a thread that others answered loses its title. */
const deleteForum = async (within: Store, performerId: string): Promise<void> => {
  const own = await within
    .selectFrom('forum_posts')
    .select('thread_id')
    .distinct()
    .where('performer_id', '=', performerId)
    .execute();
  const firstOf = (threadId: string) =>
    within
      .selectFrom('forum_posts')
      .select('performer_id')
      .where('thread_id', '=', threadId)
      .orderBy('position')
      .limit(1)
      .executeTakeFirst();
  for (const { thread_id: threadId } of own) {
    if ((await firstOf(threadId))?.performer_id !== performerId) continue;
    await within.updateTable('forum_threads').set({ title: '…' }).where('id', '=', threadId).execute();
  }
  await within.deleteFrom('forum_posts').where('performer_id', '=', performerId).execute();
  for (const { thread_id: threadId } of own)
    if ((await firstOf(threadId)) === undefined)
      await within.deleteFrom('forum_threads').where('id', '=', threadId).execute();
};

const deleteIn = async (tables: readonly TableName[], within: Store, performerId: string): Promise<void> => {
  const column = within.dynamic.ref<'performer_id'>('performer_id');
  for (const name of tables) await within.deleteFrom(name).where(column, '=', performerId).execute();
};

/** Deletes the rows of a performer in every table but those that the law keeps and those that are needed to go on. */
export const deleteRows = async (within: Store, performerId: string): Promise<void> => {
  await deleteDependents(within, performerId);
  await deleteSentFiles(within, performerId);
  await deleteForum(within, performerId);
  await deleteIn(DELETED_TABLES, within, performerId);
  await within.deleteFrom('performers').where('id', '=', performerId).execute();
};

/** Deletes the rows that a deletion needed to go on after a crash, once the files are gone. */
export const deleteLastRows = (within: Store, performerId: string): Promise<void> =>
  deleteIn(LAST_TABLES, within, performerId);
