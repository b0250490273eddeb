import type { ListPart } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { PairIds } from '../../base/people/customers.ts';
import type { Sequence } from '../../base/store/sequence.ts';
import type { Store } from '../../base/store/store.ts';
import type { MessageRow } from '../../base/store/tables/message-tables.ts';

export interface NewMessage {
  readonly id: string;
  readonly sentBy: MessageRow['sent_by'];
  readonly content: string;
  readonly contentTranslate: string | undefined;
}

/** Every conversation, in the order in which the platform took it. */
export const createMessages = (store: Store, clock: PlatformClock, sequence: Sequence) => ({
  /** @returns false when the same id was kept before: a repeated send is one message */
  keep: async ({ performerId, clientId }: PairIds, message: NewMessage): Promise<boolean> => {
    const row: MessageRow = {
      id: message.id,
      position: sequence.next(),
      performer_id: performerId,
      client_id: clientId,
      sent_by: message.sentBy,
      content: message.content,
      content_translate: message.contentTranslate ?? null,
      date: clock.today(),
    };
    const added = await store
      .insertInto('messages')
      .values(row)
      .onConflict((conflict) => conflict.columns(['performer_id', 'id']).doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  },
  /** The latest ones, oldest first. */
  latest: async ({ performerId, clientId }: PairIds, { limit, offset }: ListPart) => {
    const rows = await store
      .selectFrom('messages')
      .selectAll()
      .where('performer_id', '=', performerId)
      .where('client_id', '=', clientId)
      .orderBy('position', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.toReversed();
  },
  /** Lines of the conversation with one customer, oldest first. */
  of: (clientId: string) =>
    store.selectFrom('messages').selectAll().where('client_id', '=', clientId).orderBy('position').execute(),
});

export type Messages = ReturnType<typeof createMessages>;
