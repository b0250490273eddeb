import type { InboxType } from '@greenroom/core/inbox/inbox-message';
import type { ListPart } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { PairIds } from '../../base/people/customers.ts';
import type { Sequence } from '../../base/store/sequence.ts';
import { countRows, idsWithWords } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { InboxMessageRow } from '../../base/store/tables/message-tables.ts';

/** Number of earlier messages that come with a message, and of later ones. */
const HISTORY = 50;

export interface NewInboxMessage {
  readonly id: string;
  readonly sentBy: InboxMessageRow['sent_by'];
  readonly subject: string;
  readonly content: string;
  readonly contentTranslate?: string | undefined;
}

/** A message with the name of the customer. */
export interface NamedMessage extends InboxMessageRow {
  readonly name: string;
  readonly country: string;
}

/** Messages of a box with the words of a search in subject, text or name; case and accents make no difference. */
export const inBox = async (store: Store, performerId: string, type: InboxType, search: string) => {
  const removed = type === 'removed' ? 1 : 0;
  const all = store.selectFrom('inbox_messages').where('performer_id', '=', performerId).where('removed', '=', removed);
  const box = type === 'removed' ? all : all.where('sent_by', '=', type === 'inbox' ? 'CLIENT' : 'PERFORMER');
  if (search === '') return box;
  const named = box.innerJoin('customers', 'customers.id', 'inbox_messages.client_id');
  const texts = named.select(['inbox_messages.id']).orderBy('position');
  const queries = [
    texts.select('subject as text'),
    texts.select('content as text'),
    texts.select('customers.name as text'),
  ];
  return box.where('inbox_messages.id', 'in', await idsWithWords(queries, search));
};

export const namedMessages = (store: Store) =>
  store
    .selectFrom('inbox_messages')
    .innerJoin('customers', 'customers.id', 'inbox_messages.client_id')
    .selectAll('inbox_messages')
    .select(['customers.name', 'customers.country']);

export const createInboxMessages = (store: Store, clock: PlatformClock, sequence: Sequence) => {
  const named = () => namedMessages(store);
  const between = ({ performerId, clientId }: PairIds) =>
    named().where('performer_id', '=', performerId).where('client_id', '=', clientId);
  /** Names are looked up for the rows of one page, not for all that lie before it. */
  const rowsOf = async (
    performerId: string,
    page: readonly { readonly id: string }[],
  ): Promise<readonly NamedMessage[]> => {
    const ids = page.map(({ id }) => id);
    if (ids.length === 0) return [];
    const own = named().where('performer_id', '=', performerId);
    return own.where('inbox_messages.id', 'in', ids).orderBy('position', 'desc').execute();
  };
  return {
    /** @returns false when the performer has a message with this id: a repeated send is one message */
    keep: async ({ performerId, clientId }: PairIds, message: NewInboxMessage) => {
      const row: InboxMessageRow = {
        id: message.id,
        position: sequence.next(),
        performer_id: performerId,
        client_id: clientId,
        sent_by: message.sentBy,
        subject: message.subject,
        content: message.content,
        content_translate: message.contentTranslate ?? null,
        date: clock.today(),
        read: message.sentBy === 'PERFORMER' ? 1 : 0,
        removed: 0,
      };
      const kept = await store
        .insertInto('inbox_messages')
        .values(row)
        .onConflict((conflict) => conflict.columns(['performer_id', 'id']).doNothing())
        .executeTakeFirst();
      return (kept.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    page: async (
      performerId: string,
      { type, search, limit, offset }: ListPart & { readonly type: InboxType; readonly search: string },
    ): Promise<{ readonly rows: readonly NamedMessage[]; readonly total: number }> => {
      const box = await inBox(store, performerId, type, search);
      const ids = box.select('id').orderBy('position', 'desc');
      if (search === '') {
        const total = await countRows(box);
        return { rows: await rowsOf(performerId, await ids.limit(limit).offset(offset).execute()), total };
      }
      // Texts are read once: what is found gives the page and the count.
      const found = await ids.execute();
      return { rows: await rowsOf(performerId, found.slice(offset, offset + limit)), total: found.length };
    },
    find: (performerId: string, id: string) =>
      named().where('performer_id', '=', performerId).where('inbox_messages.id', '=', id).executeTakeFirst(),
    /** Newest first. @param before only those that are older than this position */
    history: async (pair: PairIds, before: number = Number.MAX_SAFE_INTEGER) => {
      const older = between(pair).where('position', '<', before).orderBy('position', 'desc');
      const rows = await older.limit(HISTORY + 1).execute();
      return { rows: rows.slice(0, HISTORY), hasEarlier: rows.length > HISTORY };
    },
    /** Lists the messages after this position, newest first, the performer's answers included. */
    since: async (pair: PairIds, position: number): Promise<readonly NamedMessage[]> => {
      const rows = await between(pair).where('position', '>', position).orderBy('position').limit(HISTORY).execute();
      return rows.toReversed();
    },
    /** @returns false when the performer has no such message */
    mark: async (performerId: string, id: string, change: Partial<Pick<InboxMessageRow, 'read' | 'removed'>>) => {
      const marked = await store
        .updateTable('inbox_messages')
        .set(change)
        .where('performer_id', '=', performerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return marked.numUpdatedRows > 0n;
    },
    unread: (performerId: string, within: Store = store): Promise<number> =>
      countRows(
        within
          .selectFrom('inbox_messages')
          .where('performer_id', '=', performerId)
          .where('removed', '=', 0)
          .where('sent_by', '=', 'CLIENT')
          .where('read', '=', 0),
      ),
  };
};

export type InboxMessages = ReturnType<typeof createInboxMessages>;
