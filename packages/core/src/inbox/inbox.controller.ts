import { createMutation, type MutationController } from '../kernel/mutation.controller.ts';
import type { DraftStore } from '../kernel/draft-store.port.ts';
import { messageId, type ClientId, type MessageId, type PerformerId } from '../kernel/ids.ts';
import { createQuery, type QueryController } from '../kernel/query.controller.ts';
import type { Log } from '../kernel/log.port.ts';
import { derived } from '../kernel/derived.ts';
import { createActor, type Watchable } from '../kernel/machine.ts';
import type { Random } from '../kernel/random.port.ts';
import { createValue } from '../kernel/value.ts';
import type { InboxApi, InboxQuery, OutgoingMessage } from './inbox-api.port.ts';
import type { Correspondence, InboxPage } from './inbox-message.ts';
import { draftName, draftText, NO_DRAFT, readDraft, type MessageDraft } from './message-draft.ts';
import { NOTHING_UNREAD, unread as unreadMachine, type Unread, type UnreadEvent } from './unread.machine.ts';

/** The message that is open beside the list, or the customer of a new one. */
export type OpenMessage =
  | { readonly kind: 'message'; readonly id: MessageId }
  | { readonly kind: 'client'; readonly id: ClientId };

/** Taking a message out of its box, or putting it back. */
export interface MoveOrder {
  readonly id: MessageId;
  readonly to: 'removed' | 'back';
}

export interface InboxController {
  readonly list: QueryController<InboxQuery, InboxPage>;
  readonly correspondence: QueryController<OpenMessage, Correspondence>;
  readonly sending: MutationController<OutgoingMessage>;
  readonly moving: MutationController<MoveOrder>;
  /** Number of unread messages. @spec §7 Real-time socket — email */
  readonly unread: Watchable<number>;
  readonly setUnread: (count: number) => void;
  /** Events may have been missed: the number of the next session check is taken. */
  readonly eventsMissed: () => void;
  /** Takes the number of a session check, where a recount is due. @spec §3 totalNotifications */
  readonly accountChecked: (count: number) => void;
  /** Sends the draft to the customer of the open message. */
  readonly send: () => void;
  /** Draft to the customer of the open message; it survives a reload and a login that expired. */
  readonly draft: Watchable<MessageDraft>;
  readonly write: (change: Partial<MessageDraft>) => void;
  readonly reset: () => void;
}

export interface InboxDeps {
  readonly api: InboxApi;
  readonly drafts: DraftStore;
  readonly random: Random;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

/** Keeps the performer's messages: reading, answering, removing and restoring. @spec §2 /inbox/{inboxType?}/ */
export const createInboxController = ({ api, drafts, random, log, performerId }: InboxDeps): InboxController => {
  const unread = createActor<Unread, UnreadEvent, never>({
    initial: NOTHING_UNREAD,
    transition: unreadMachine,
    perform: () => undefined,
  });
  const draft = createValue<MessageDraft>(NO_DRAFT);
  const receiver = (): ClientId | undefined => correspondence.watch.state().data?.client.id;
  const list = createQuery<InboxQuery, InboxPage>({
    name: 'inbox',
    log,
    fetch: (query) => api.list(performerId(), query),
  });
  /** Marks a message as read. The platform sends the new number of unread ones. */
  const markRead = (id: MessageId): void => {
    void api.markRead(performerId(), id).then((answer) => {
      if (!answer.ok) return log.write('warn', 'message not marked as read', { status: answer.error.status });
      list.update((page) => ({
        ...page,
        messages: page.messages.map((each) => (each.id === id ? { ...each, read: true } : each)),
      }));
    });
  };
  const correspondence = createQuery<OpenMessage, Correspondence>({
    name: 'message',
    log,
    fetch: (open) =>
      open.kind === 'message' ? api.read(performerId(), open.id) : api.correspondence(performerId(), open.id),
    onData: ({ client, message }) => {
      draft.set(readDraft(drafts.read(draftName(client.id)), message?.subject ?? ''));
      if (message !== undefined && !message.read && message.sender === 'client') markRead(message.id);
    },
  });
  const sending = createMutation<OutgoingMessage, undefined>({
    name: 'sending a message',
    log,
    mutate: (message) => api.send(performerId(), message),
    onSuccess: ({ receiver: client }) => {
      drafts.write(draftName(client), '');
      correspondence.reload();
      list.reload();
    },
  });
  const moving = createMutation<MoveOrder, undefined>({
    name: 'moving a message',
    log,
    mutate: ({ id, to }) => (to === 'removed' ? api.remove(performerId(), id) : api.restore(performerId(), id)),
    onSuccess: () => {
      list.reload();
      correspondence.reload();
    },
  });
  return {
    list,
    correspondence,
    sending,
    moving,
    unread: derived([unread], ({ count }) => count),
    setUnread: (count) => unread.send({ type: 'told', count }),
    eventsMissed: () => unread.send({ type: 'eventsMissed' }),
    accountChecked: (count) => unread.send({ type: 'accountChecked', count }),
    draft,
    write: (change) => {
      const client = receiver();
      if (client === undefined) return;
      draft.set({ ...draft.state(), ...change });
      drafts.write(draftName(client), draftText(draft.state()));
    },
    send: () => {
      const client = receiver();
      const { subject, content } = draft.state();
      if (client === undefined || content.trim() === '') return;
      const message = { receiver: client, subject, content: content.trim() };
      const { variables: order, status } = sending.watch.state();
      // A message that may have arrived is sent again under the same id, so that the customer reads it once.
      const again =
        status === 'failed' && order?.receiver === message.receiver && order.content === message.content
          ? order.id
          : undefined;
      sending.mutate({ ...message, id: again ?? messageId(random.id()) });
    },
    reset: () => {
      list.clear();
      correspondence.clear();
      sending.reset();
      moving.reset();
      unread.send({ type: 'reset' });
      draft.set(NO_DRAFT);
    },
  };
};
