import { derived } from '../kernel/derived.ts';
import { detach } from '../kernel/detach.ts';
import { createDrafts, isSentDraft } from '../kernel/drafts.ts';
import { messageId, type ClientId, type MessageId, type PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { type Watchable, readOnly } from '../kernel/machine.ts';
import { seenText } from '../kernel/outside-text.ts';
import type { Random } from '../kernel/random.port.ts';
import { createResource } from '../kernel/resource.ts';
import type { DraftStore } from '../kernel/storage.port.ts';
import { subjectOf, threadOf, unreadIn } from './conversations.ts';
import type { InboxApi, MessageTranslation, OutgoingMessage } from './inbox-api.port.ts';
import type { Correspondence, InboxMessage, InboxType } from './inbox-message.ts';
import { draftName, draftText, NO_DRAFT, readDraft, type MessageDraft } from './message-draft.ts';

/** Address of a conversation: one of its messages, or its customer. */
export type OpenMessage =
  | { readonly kind: 'message'; readonly id: MessageId }
  | { readonly kind: 'client'; readonly id: ClientId };

/** Removal of a message from its box, or its return. */
export interface MoveOrder {
  readonly id: MessageId;
  readonly to: 'removed' | 'back';
}

const SENT_BY = { client: 'CLIENT', performer: 'PERFORMER', platform: 'SYSTEM' } as const;

/** A message of a conversation, as translations need it. */
interface ThreadMessage {
  readonly id: MessageId;
  readonly content: string;
  readonly contentTranslate: string | undefined;
  readonly sentBy: 'CLIENT' | 'PERFORMER' | 'SYSTEM';
}

/** The open conversation, as translations need it. */
export interface OpenConversation {
  readonly client: ClientId | undefined;
  readonly draft: string;
  readonly messages: readonly ThreadMessage[];
}

export interface ConversationDeps {
  readonly api: InboxApi;
  readonly drafts: DraftStore;
  readonly random: Random;
  readonly log: Log;
  readonly performerId: () => PerformerId;
  readonly type: Watchable<InboxType>;
  /** Called when a message was sent or moved, so that the list is out of date. */
  readonly onChanged: () => void;
  /** Called when all unread messages of a customer are marked as read. */
  readonly onRead: (client: ClientId) => void;
}

interface Earlier {
  readonly messages: readonly InboxMessage[];
  readonly hasMore: boolean;
}

const NO_TRANSLATIONS: ReadonlyMap<MessageId, string> = new Map();

const withTranslation =
  (translations: ReadonlyMap<MessageId, string>) =>
  (message: InboxMessage): InboxMessage => {
    const text = translations.get(message.id);
    return text === undefined ? message : { ...message, contentTranslate: message.contentTranslate ?? text };
  };

/** Keeps the conversation that is open: reading, answering, removing and restoring. @spec §3 Inbox message — sender, receiver, reply history */
export const createConversationController = (deps: ConversationDeps) => {
  const { api, random, log, performerId, type, onChanged, onRead } = deps;
  const drafts = createDrafts(deps.drafts, random);
  const resource = createResource(log);
  const draft = resource.value<MessageDraft>(NO_DRAFT);
  const loadedEarlier = resource.value<Earlier | undefined>(undefined);
  const translations = resource.value(NO_TRANSLATIONS);
  /** Customer to whom what was loaded earlier, the translations and the draft belong. */
  const shownClient = resource.value<ClientId | undefined>(undefined);

  /** Marks messages one after the other, and stops at the first that fails. The platform sends the new number of unread ones. */
  const markRead = async (client: ClientId, ids: readonly MessageId[]): Promise<void> => {
    for (const id of ids) {
      const answer = await api.markRead(performerId(), id);
      if (!answer.ok) return log.write('warn', 'message not marked as read', { status: answer.error.status });
    }
    if (ids.length > 0) onRead(client);
  };
  const correspondence = resource.query<OpenMessage, Correspondence>(
    'message',
    (open) => (open.kind === 'message' ? api.read(performerId(), open.id) : api.correspondence(performerId(), open.id)),
    ({ client }) => {
      restoreDraft(client.id);
      detach(markRead(client.id, unreadIn(thread.state())));
    },
  );
  const receiver = (): ClientId | undefined => correspondence.watch.state().data?.client.id;
  const messagesOf = (data: Correspondence | undefined, loaded: Earlier | undefined, box: InboxType) =>
    data === undefined
      ? []
      : threadOf(data, data.client.id === shownClient.state() ? (loaded?.messages ?? []) : [], box);
  const thread = derived(
    [correspondence.watch, loadedEarlier, translations, type],
    ({ data }, loaded, translated, box): readonly InboxMessage[] =>
      messagesOf(data, loaded, box).map(withTranslation(translated)),
  );
  const restoreDraft = (client: ClientId): void =>
    draft.set(readDraft(drafts.read(draftName(client)), subjectOf(thread.state())));
  // A conversation that was open before is shown at once, and is not to be shown with what belongs to another customer.
  correspondence.watch.subscribe(({ data }) => {
    if (data === undefined || data.client.id === shownClient.state()) return;
    shownClient.set(data.client.id);
    loadedEarlier.set(undefined);
    translations.set(NO_TRANSLATIONS);
    restoreDraft(data.client.id);
  });
  /** Messages that were fetched, removed ones too, oldest first. */
  const fetched = (): readonly InboxMessage[] =>
    messagesOf(correspondence.watch.state().data, loadedEarlier.state(), 'removed');
  const open = derived([correspondence.watch, draft, thread], ({ data }, { content }, messages): OpenConversation => ({
    client: data?.client.id,
    draft: content,
    messages: messages.map((each) => ({ ...each, sentBy: SENT_BY[each.sender] })),
  }));
  const hasEarlier = derived(
    [correspondence.watch, loadedEarlier],
    ({ data }, loaded) => loaded?.hasMore ?? data?.hasEarlier ?? false,
  );
  const earlier = resource.mutation<MessageId, Correspondence>(
    'loading earlier messages',
    (oldest) => api.read(performerId(), oldest),
    {
      onSuccess: (_oldest, answer) => {
        if (answer.client.id !== receiver()) return;
        const before = fetched();
        const known = new Set(before.map(({ id }) => id));
        const messages = answer.history.filter(({ id }) => !known.has(id));
        // Those from before are kept too: each message that comes pushes one of them out of the platform's next answer.
        loadedEarlier.set({ messages: [...before.toReversed(), ...messages], hasMore: answer.hasEarlier });
      },
    },
  );
  const forgetDraft = ({ receiver: client, content }: OutgoingMessage): void => {
    const isDiscarded = drafts.discardSent(draftName(client), (kept) =>
      isSentDraft(readDraft(kept, '').content, content),
    );
    if (isDiscarded && client === receiver()) draft.set({ ...draft.state(), content: '' });
  };
  const sending = resource.keyedMutation<ClientId, OutgoingMessage, undefined>(
    'sending a message',
    ({ receiver: client }) => client,
    (message) => api.send(performerId(), message),
    {
      onSuccess: (message) => {
        forgetDraft(message);
        if (message.receiver === receiver()) correspondence.reload();
        onChanged();
      },
    },
  );
  const isSending = (client: ClientId): boolean => sending.watch.state().get(client)?.status === 'busy';
  const moving = resource.mutation<MoveOrder, undefined>(
    'moving a message',
    ({ id, to }) => (to === 'removed' ? api.remove(performerId(), id) : api.restore(performerId(), id)),
    {
      onSuccess: ({ id, to }) => {
        const updateMoved = (each: InboxMessage): InboxMessage =>
          each.id === id ? { ...each, removed: to === 'removed' } : each;
        const loaded = loadedEarlier.state();
        if (loaded !== undefined) loadedEarlier.set({ ...loaded, messages: loaded.messages.map(updateMoved) });
        correspondence.reload();
        onChanged();
      },
    },
  );
  return {
    correspondence,
    /** Messages of the open conversation, oldest first; earlier ones and translations are included. */
    thread,
    open,
    /** Fetches the messages before the oldest one. */
    earlier,
    hasEarlier,
    loadEarlier: () => {
      const [oldest] = fetched();
      if (oldest !== undefined) earlier.mutate(oldest.id);
    },
    /** By customer: a message to one may be pending while another is written to. */
    sending,
    moving,
    /** Draft to the customer of the open conversation; it survives a reload and a login that expired. */
    draft: readOnly(draft),
    /** Text of a draft to any customer; empty without one. */
    draftTo: (client: ClientId) => readDraft(drafts.read(draftName(client)), '').content,
    write: (change: Partial<MessageDraft>) => {
      const client = receiver();
      if (client === undefined) return;
      draft.set({ ...draft.state(), ...change });
      drafts.write(draftName(client), draftText(draft.state()));
      if (seenText(draft.state().content) !== '' || isSending(client)) return;
      // A failed message is discarded with its text.
      sending.clear(client);
      drafts.forgetId(draftName(client));
    },
    /** Sends the draft to the customer of the open conversation. */
    send: (translation?: MessageTranslation) => {
      const client = receiver();
      const { subject, content } = draft.state();
      const text = content.trim();
      if (client === undefined || seenText(text) === '' || isSending(client)) return;
      sending.mutate({
        receiver: client,
        subject,
        content: text,
        translation,
        id: messageId(drafts.idOf(draftName(client), text)),
      });
    },
    addTranslation: (id: MessageId, text: string) => translations.set(new Map([...translations.state(), [id, text]])),
    forgetTranslations: () => translations.set(NO_TRANSLATIONS),
    reset: resource.reset,
  };
};
