import type { ListPart } from '@greenroom/core/kernel/list-part';
import type { PlatformClock } from '../clock/platform-clock.ts';
import type { MessageRow } from './message-table.ts';
import type { Sequence } from '../store/sequence.ts';
import { compileOnce } from '../store/compile-once.ts';
import type { Store } from '../store/store.ts';
import type { SessionPair } from '../session/requests.ts';

export interface NewMessage {
  readonly id: string;
  readonly sentBy: MessageRow['sent_by'];
  readonly content: string;
  readonly contentTranslate: string | undefined;
}

/** Every conversation, in the order in which the platform took it. */
export interface Messages {
  /** @returns false when the same id was kept before: a repeated send is one message */
  readonly keep: (pair: SessionPair, message: NewMessage) => Promise<boolean>;
  /** The latest ones, oldest first. */
  readonly latest: (pair: SessionPair, page: ListPart) => Promise<readonly MessageRow[]>;
  /** Lines of the conversation with one customer, oldest first. */
  readonly of: (clientId: string) => Promise<readonly MessageRow[]>;
}

const KEEP = compileOnce<MessageRow, unknown>((store, slot) =>
  store
    .insertInto('messages')
    .values({
      id: slot('id'),
      position: slot('position'),
      performer_id: slot('performer_id'),
      client_id: slot('client_id'),
      sent_by: slot('sent_by'),
      content: slot('content'),
      content_translate: slot('content_translate'),
      date: slot('date'),
    })
    .onConflict((conflict) => conflict.columns(['performer_id', 'id']).doNothing()),
);

export const createMessages = (store: Store, clock: PlatformClock, sequence: Sequence): Messages => ({
  keep: async ({ performerId, clientId }, message) => {
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
    return (await KEEP.run(store, row)) > 0;
  },
  latest: async ({ performerId, clientId }, { limit, offset }) => {
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
  of: (clientId) =>
    store.selectFrom('messages').selectAll().where('client_id', '=', clientId).orderBy('position').execute(),
});
