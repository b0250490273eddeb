import { derived } from '../kernel/derived.ts';
import type { ClientId } from '../kernel/ids.ts';
import { createActor, createValue } from '../kernel/machine.ts';
import { createQuery } from '../kernel/query.controller.ts';
import { ok } from '../kernel/result.ts';
import { createShownViews } from '../kernel/shown-views.ts';
import { createConversationController, type ConversationDeps } from './conversation.controller.ts';
import { conversationsOf } from './conversations.ts';
import type { InboxQuery } from './inbox-api.port.ts';
import type { ConversationPage } from './inbox-message.ts';
import { NOTHING_UNREAD, unread as unreadMachine, type Unread, type UnreadEvent } from './unread.machine.ts';

export interface InboxDeps extends Omit<ConversationDeps, 'type' | 'onChanged' | 'onRead'> {
  /** False where the platform lists messages and no conversations. */
  readonly offersConversations: boolean;
}

/** Keeps the performer's messages as conversations with customers. @spec §2 /inbox/{inboxType?}/ */
export const createInboxController = ({ offersConversations, ...deps }: InboxDeps) => {
  const { api, log, performerId } = deps;
  const unread = createActor<Unread, UnreadEvent, never>({
    initial: NOTHING_UNREAD,
    transition: unreadMachine,
    perform: () => undefined,
  });
  const list = createQuery<InboxQuery, ConversationPage>({
    name: 'inbox',
    log,
    fetch: async (query) => {
      if (offersConversations) return api.conversations(performerId(), query);
      const page = await api.list(performerId(), query);
      return page.ok ? ok(conversationsOf(page.value)) : page;
    },
  });
  const markRead = (client: ClientId): void =>
    list.update((page) => ({
      ...page,
      conversations: page.conversations.map((each) => (each.client.id === client ? { ...each, unread: 0 } : each)),
    }));
  const conversation = createConversationController({
    ...deps,
    type: derived([list.watch], ({ key }) => key?.type ?? 'inbox'),
    onChanged: list.reload,
    onRead: markRead,
  });
  const views = createShownViews<'conversation'>();
  /** True when a message came while the inbox was not shown. */
  const hasMissed = createValue(false);
  /** Refetches what is shown. A fetch under way is followed by one more, however many messages arrive. */
  const refresh = (): void => {
    for (const query of [list, conversation.correspondence]) {
      if (query.watch.state().status === 'loading') late.add(query);
      else query.reload();
    }
  };
  const late = new Set<{ readonly reload: () => void }>();
  for (const query of [list, conversation.correspondence])
    query.watch.subscribe(({ status }) => {
      if (status === 'loading' || !late.delete(query)) return;
      if (views.has()) query.reload();
      else hasMissed.set(true);
    });
  return {
    ...conversation,
    /** Customers of a box. */
    list,
    /** Number of unread messages. @spec §7 Real-time socket — email */
    unread: derived([unread], ({ count }) => count),
    setUnread: (count: number) => unread.send({ type: 'counted', count }),
    /** Takes the count of the next session check, because events may have been missed. */
    eventsMissed: () => unread.send({ type: 'eventsMissed' }),
    /** Takes the number of unread messages from a session check, where events may have been missed. @spec §3 totalNotifications */
    accountChecked: (count: number) => unread.send({ type: 'accountChecked', count }),
    /** Refetches the inbox for a new message: now while it is shown, else when it is shown next. */
    messageReceived: () => {
      if (views.has()) refresh();
      else hasMissed.set(true);
    },
    /** Keeps the open conversation up to date until the end of showing it: an unseen message is not marked as read. */
    show: () => {
      if (hasMissed.state()) refresh();
      hasMissed.set(false);
      return views.add('conversation');
    },
    /** Checks whether the conversation with a customer is on the screen. */
    isShown: (client: ClientId) => views.has() && conversation.open.state().client === client,
    reset: () => {
      list.clear();
      conversation.reset();
      hasMissed.set(false);
      unread.send({ type: 'reset' });
    },
  };
};

export type InboxController = ReturnType<typeof createInboxController>;
