import { customerLanguage, type QuickRepliesController } from '@greenroom/core/chat/quick-replies/quick-reply-book';
import {
  translationMenu,
  type TranslationMenu,
  type TranslationController,
} from '@greenroom/core/chat/translation/translation.controller';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import { dayOf, fullDate, shortDate, timeOfDay } from '@greenroom/core/formatting/dates';
import type { OpenMessage } from '@greenroom/core/inbox/conversation.controller';
import type { OutgoingMessage } from '@greenroom/core/inbox/inbox-api.port';
import {
  type Correspondence,
  type InboxErrorCode,
  type InboxMessage,
  readSendRefusal,
} from '@greenroom/core/inbox/inbox-message';
import type { InboxController } from '@greenroom/core/inbox/inbox.controller';
import { replySubject, MAX_INBOX_MESSAGE_LENGTH } from '@greenroom/core/inbox/message-draft';
import { derived } from '@greenroom/core/kernel/derived';
import type { ClientId } from '@greenroom/core/kernel/ids';
import { IDLE_MUTATION, type Mutation } from '@greenroom/core/kernel/mutation.machine';
import type { QueryController } from '@greenroom/core/kernel/query.controller';
import type { Language } from '@greenroom/core/localisation/language';
import type { LocalisationController } from '@greenroom/core/localisation/localisation.controller';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { clientName, type ClientName } from '@greenroom/core/session/client-name';
import { createComposer, type ComposerModel } from '../chat/composer.view-model.ts';
import { QuickRepliesViewModel } from '../chat/quick-replies.view-model.ts';
import type { QuickRepliesModel } from '../chat/quick-replies.view-model.ts';
import { createCallerModel, type CallerModel } from '../clients/caller.view-model.ts';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import { viewOf, type QueryStatus, type QueryView } from '../ui/query-view.ts';

/** The counter of characters appears when this many are left. */
const COUNTER_FROM = 500;

export interface MessageRow {
  readonly id: string;
  readonly sender: 'client' | 'performer' | 'platform';
  /** Undefined when it is empty, or the same as that of the message before. */
  readonly subject: string | undefined;
  readonly content: string;
  /** Text in the other language, shown below the original. */
  readonly translation: string | undefined;
  /** Day of the message; undefined when it is that of the message before. */
  readonly day: string | undefined;
  readonly time: string;
  /** Its day and time, which name it. */
  readonly at: string;
  readonly isRemoved: boolean;
  /** True while a message is being removed or restored: it is done one at a time. */
  readonly isMoving: boolean;
  /** Removes the message, or restores a removed one. */
  readonly move: () => void;
}

export interface ConversationSources {
  readonly inbox: InboxController;
  readonly translation: TranslationController;
  readonly localisation: Pick<LocalisationController, 'watch'>;
  readonly quickReplies: QuickRepliesController;
  readonly card: QueryController<ClientId, ClientCard>;
  readonly memos: MemosController;
  /** Opens the editor of quick replies on those of a language. */
  readonly editReplies: (language: Language) => void;
}

/** Mirrors the open conversation: messages, customer, and the line to answer in. @spec §3 Inbox message — sender, receiver, reply history */
export class ConversationViewModel {
  readonly composer: ComposerModel;
  readonly quickReplies: QuickRepliesViewModel;
  readonly card: CallerModel;
  readonly loadEarlier: () => void;
  readonly translate: (language: Language | undefined) => void;
  readonly retry: () => void;
  readonly #sources: ConversationSources;
  readonly #correspondence: QueryView<Correspondence, OpenMessage>;

  constructor(sources: ConversationSources) {
    const { inbox, translation, quickReplies, card, memos, editReplies } = sources;
    this.#sources = sources;
    this.quickReplies = new QuickRepliesViewModel({
      customer: derived([inbox.correspondence.watch], ({ data }) => data?.client.name ?? ''),
      draft: () => inbox.draft.state().content,
      type: (content) => inbox.write({ content }),
      quickReplies,
      edit: editReplies,
    });
    this.composer = createComposer({
      draft: derived([inbox.draft], ({ content }) => content),
      write: (content) => inbox.write({ content }),
      maxLength: MAX_INBOX_MESSAGE_LENGTH,
      counterFrom: COUNTER_FROM,
      replies: this.quickReplies,
      translation,
    });
    this.card = createCallerModel({ card, memos, isVisit: false });
    this.loadEarlier = inbox.loadEarlier;
    this.translate = translation.choose;
    this.retry = inbox.correspondence.reload;
    this.#correspondence = viewOf(inbox.correspondence);
  }

  /** `none`: no conversation is chosen. */
  get view(): QueryStatus | 'none' {
    return this.#correspondence.key === undefined ? 'none' : this.#correspondence.view;
  }

  get mayBeOld(): boolean {
    return this.#correspondence.mayBeOld;
  }

  get client(): ClientName {
    return clientName(this.#correspondence.data?.client.name ?? '');
  }

  /** Oldest first. */
  get messages(): readonly MessageRow[] {
    const { inbox } = this.#sources;
    const isMoving = read(inbox.moving.watch).status === 'busy';
    const thread = read(inbox.thread);
    return thread.map((message, index) => this.#toRow(message, thread[index - 1], isMoving));
  }

  get earlier(): 'none' | 'more' | 'fetching' | 'failed' {
    const { inbox } = this.#sources;
    if (!read(inbox.hasEarlier)) return 'none';
    const { status } = read(inbox.earlier.watch);
    if (status === 'busy') return 'fetching';
    return status === 'failed' ? 'failed' : 'more';
  }

  /** Reason that the two cannot write to each other. */
  get blockedKey(): 'error.inbox.blockedYou' | 'error.inbox.youBlocked' | undefined {
    const blocked = this.#correspondence.data?.blocked;
    if (blocked === 'byClient') return 'error.inbox.blockedYou';
    return blocked === 'byPerformer' ? 'error.inbox.youBlocked' : undefined;
  }

  get subject(): string {
    return read(this.#sources.inbox.draft).subject;
  }

  /** Outcome of the last message to this customer. */
  private get sent(): Mutation<OutgoingMessage> {
    const client = this.#correspondence.data?.client.id;
    return (client && read(this.#sources.inbox.sending.watch).get(client)) ?? IDLE_MUTATION;
  }

  get sending(): Mutation<OutgoingMessage>['status'] {
    return this.sent.status;
  }

  get errorKey(): `error.${InboxErrorCode}` | undefined {
    const { failure } = this.sent;
    return failure === undefined ? undefined : `error.${readSendRefusal(failure)}`;
  }

  /** Undefined where nothing can be translated. */
  get translation(): TranslationMenu | undefined {
    const { translation, localisation } = this.#sources;
    if (!translation.isOffered) return undefined;
    return translationMenu({
      own: read(localisation.watch).language,
      likely: customerLanguage(this.client.country),
      chosen: read(translation.watch).language,
    });
  }

  /** Restores the message that was removed last; undefined when there is none. */
  get undoRemove(): (() => void) | undefined {
    const { status, variables } = read(this.#sources.inbox.moving.watch);
    // While a restore is on its way, or has failed, the message is still removed.
    const isRemoved = variables?.to === 'removed' ? status === 'done' : status === 'busy' || status === 'failed';
    if (variables === undefined || !isRemoved) return undefined;
    return () => this.#sources.inbox.moving.mutate({ id: variables.id, to: 'back' });
  }

  readonly writeSubject = (subject: string): void => this.#sources.inbox.write({ subject });

  #toRow(message: InboxMessage, before: InboxMessage | undefined, isMoving: boolean): MessageRow {
    const { id, sender, subject, content, contentTranslate, date, removed } = message;
    const isSameSubject = before !== undefined && replySubject(before.subject) === replySubject(subject);
    const isSameDay = before !== undefined && dayOf(before.date) === dayOf(date);
    return {
      id,
      sender,
      subject: subject === '' || isSameSubject ? undefined : subject,
      content,
      translation: contentTranslate,
      day: isSameDay ? undefined : shortDate(date),
      time: timeOfDay(date),
      at: fullDate(date),
      isRemoved: removed,
      isMoving,
      move: () => this.#sources.inbox.moving.mutate({ id, to: removed ? 'back' : 'removed' }),
    };
  }
}

export type ConversationModel = Omit<PublicOf<ConversationViewModel>, 'quickReplies'> & {
  readonly quickReplies: QuickRepliesModel;
};
