import type { InboxType } from '@greenroom/core/inbox/inbox-message';
import type { ListPart } from '@greenroom/core/kernel/units';
import type { Store } from '../../base/store/store.ts';
import { inBox, namedMessages, type NamedMessage } from './inbox-messages.ts';

/** The newest message of a customer in a box, and how many wait to be read. */
export interface Conversation extends NamedMessage {
  readonly unread: number;
}

interface Grouped {
  readonly client_id: string;
  readonly newest: number;
  readonly unread: number;
}

/** Lists the customers of a performer's inbox: a customer is one row, however many messages there are. */
export const createConversations = (store: Store) => ({
  page: async (
    performerId: string,
    { type, search, limit, offset }: ListPart & { readonly type: InboxType; readonly search: string },
  ): Promise<{ readonly rows: readonly Conversation[]; readonly total: number }> => {
    const box = await inBox(store, performerId, type, search);
    const grouped = box
      .select((each) => [
        'client_id',
        each.fn.max<number>('position').as('newest'),
        each.fn
          .countAll<number>()
          .filterWhere('sent_by', '=', 'CLIENT')
          .filterWhere('read', '=', 0)
          .filterWhere('removed', '=', 0)
          .as('unread'),
      ])
      .groupBy('client_id');
    // Sorted here: the number of customers is small beside that of their messages, and the count is needed as well.
    const all: readonly Grouped[] = await grouped.execute();
    const ordered = all.toSorted(
      (one, other) => Number(other.unread > 0) - Number(one.unread > 0) || other.newest - one.newest,
    );
    const part = ordered.slice(offset, offset + limit);
    if (part.length === 0) return { rows: [], total: ordered.length };
    const rows = await namedMessages(store)
      .where('performer_id', '=', performerId)
      .where(
        'position',
        'in',
        part.map(({ newest }) => newest),
      )
      .execute();
    const byPosition = new Map(rows.map((row) => [row.position, row]));
    return {
      rows: part.flatMap(({ newest, unread }) => {
        const row = byPosition.get(newest);
        return row === undefined ? [] : [{ ...row, unread }];
      }),
      total: ordered.length,
    };
  },
});

export type Conversations = ReturnType<typeof createConversations>;
