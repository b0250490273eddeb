import { computed, makeObservable } from 'mobx';
import { customerLanguage, type QuickRepliesController } from '@greenroom/core/chat/quick-replies/quick-reply-book';
import type { TranslationController } from '@greenroom/core/chat/translation/translation.controller';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import { dayOf, fullDate, shortDate, timeOfDay } from '@greenroom/core/formatting/dates';
import type { MoveOrder, OpenMessage } from '@greenroom/core/inbox/conversation.controller';
import type { OutgoingMessage } from '@greenroom/core/inbox/inbox-api.port';
import { type Correspondence, type InboxMessage, readSendRefusal } from '@greenroom/core/inbox/inbox-message';
import type { InboxController } from '@greenroom/core/inbox/inbox.controller';
import { MAX_SUBJECT_LENGTH, replySubject, type MessageDraft } from '@greenroom/core/inbox/message-draft';
import { derived } from '@greenroom/core/kernel/derived';
import type { ClientId, MessageId } from '@greenroom/core/kernel/ids';
import type { KeyedMutation } from '@greenroom/core/kernel/keyed-mutation.controller';
import { IDLE_MUTATION, type Mutation } from '@greenroom/core/kernel/mutation.machine';
import type { QueryController } from '@greenroom/core/kernel/query.controller';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { LANGUAGES, type Language } from '@greenroom/core/localisation/language';
import type { LocalisationController } from '@greenroom/core/localisation/localisation.controller';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { clientName, type ClientName } from '@greenroom/core/session/client-name';
import { QuickRepliesViewModel } from '../chat/quick-replies.view-model.ts';
import { CallerViewModel } from '../clients/caller.view-model.ts';
import { detailStatus } from '../lists/detail-status.ts';
import { Mirror } from '../mobx/mirror.ts';
import { mayBeOld } from '../ui/page-view.ts';
import type { ConversationModel, ConversationView, MessageRow } from './Conversation.tsx';
import { MessageComposerViewModel } from './message-composer.view-model.ts';

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
export class ConversationViewModel implements ConversationModel {
  readonly maxSubject = MAX_SUBJECT_LENGTH;
  readonly composer: MessageComposerViewModel;
  readonly quickReplies: QuickRepliesViewModel;
  readonly card: CallerViewModel;
  readonly loadEarlier: () => void;
  readonly translate: ConversationModel['translate'];
  readonly #sources: ConversationSources;
  readonly #correspondence: Mirror<Query<OpenMessage, Correspondence>>;
  readonly #thread: Mirror<readonly InboxMessage[]>;
  readonly #hasEarlier: Mirror<boolean>;
  readonly #earlier: Mirror<Mutation<MessageId>>;
  readonly #draft: Mirror<MessageDraft>;
  readonly #sending: Mirror<KeyedMutation<ClientId, OutgoingMessage>>;
  readonly #moving: Mirror<Mutation<MoveOrder>>;
  readonly #translated: Mirror<Language | undefined>;
  readonly #own: Mirror<Language>;

  constructor(sources: ConversationSources) {
    const { inbox, translation, localisation, quickReplies, card, memos, editReplies } = sources;
    this.#sources = sources;
    this.quickReplies = new QuickRepliesViewModel({
      customer: derived([inbox.correspondence.watch], ({ data }) => data?.client.name ?? ''),
      draft: () => inbox.draft.state().content,
      type: (content) => inbox.write({ content }),
      quickReplies,
      edit: editReplies,
    });
    this.composer = new MessageComposerViewModel(inbox, this.quickReplies, translation);
    this.card = new CallerViewModel({ card, memos, isVisit: false });
    this.loadEarlier = inbox.loadEarlier;
    this.translate = translation.choose;
    this.#correspondence = new Mirror(inbox.correspondence.watch);
    this.#thread = new Mirror(inbox.thread);
    this.#hasEarlier = new Mirror(inbox.hasEarlier);
    this.#earlier = new Mirror(inbox.earlier.watch);
    this.#draft = new Mirror(inbox.draft);
    this.#sending = new Mirror(inbox.sending.watch);
    this.#moving = new Mirror(inbox.moving.watch);
    this.#translated = new Mirror(derived([translation.watch], ({ language }) => language));
    this.#own = new Mirror(derived([localisation.watch], ({ language }) => language));
    makeObservable(this, {
      view: computed,
      client: computed,
      messages: computed,
      earlier: computed,
      blockedKey: computed,
      subject: computed,
      sending: computed,
      errorKey: computed,
      translation: computed,
      undoRemove: computed,
    });
  }

  get view(): ConversationView {
    return this.#correspondence.current.key === undefined ? 'none' : detailStatus(this.#correspondence.current);
  }

  get mayBeOld(): boolean {
    return mayBeOld(this.#correspondence.current);
  }

  get client(): ClientName {
    return clientName(this.#correspondence.current.data?.client.name ?? '');
  }

  get messages(): readonly MessageRow[] {
    const isMoving = this.#moving.current.status === 'busy';
    const thread = this.#thread.current;
    return thread.map((message, index) => this.#toRow(message, thread[index - 1], isMoving));
  }

  get earlier(): ConversationModel['earlier'] {
    if (!this.#hasEarlier.current) return 'none';
    const { status } = this.#earlier.current;
    if (status === 'busy') return 'fetching';
    return status === 'failed' ? 'failed' : 'more';
  }

  get blockedKey(): ConversationModel['blockedKey'] {
    const blocked = this.#correspondence.current.data?.blocked;
    if (blocked === 'byClient') return 'error.inbox.blockedYou';
    return blocked === 'byPerformer' ? 'error.inbox.youBlocked' : undefined;
  }

  get subject(): string {
    return this.#draft.current.subject;
  }

  /** Outcome of the last message to this customer. */
  private get sent(): Mutation<OutgoingMessage> {
    const client = this.#correspondence.current.data?.client.id;
    return (client && this.#sending.current.get(client)) ?? IDLE_MUTATION;
  }

  get sending(): ConversationModel['sending'] {
    return this.sent.status;
  }

  get errorKey(): ConversationModel['errorKey'] {
    const { failure } = this.sent;
    return failure === undefined ? undefined : `error.${readSendRefusal(failure)}`;
  }

  get translation(): ConversationModel['translation'] {
    if (!this.#sources.translation.isOffered) return undefined;
    // The language of the customer's country is the first guess.
    const likely = customerLanguage(this.client.country);
    const others = LANGUAGES.filter((language) => language !== this.#own.current);
    const choices = others.toSorted((one, other) => Number(other === likely) - Number(one === likely));
    return { chosen: this.#translated.current ?? 'off', choices };
  }

  get undoRemove(): ConversationModel['undoRemove'] {
    const { status, variables } = this.#moving.current;
    // While a restore is on its way, or has failed, the message is still removed.
    const isRemoved = variables?.to === 'removed' ? status === 'done' : status === 'busy' || status === 'failed';
    if (variables === undefined || !isRemoved) return undefined;
    return () => this.#sources.inbox.moving.mutate({ id: variables.id, to: 'back' });
  }

  readonly retry = (): void => this.#sources.inbox.correspondence.reload();

  readonly writeSubject = (subject: string): void => this.#sources.inbox.write({ subject });

  readonly dispose = (): void => {
    for (const each of [
      this.#correspondence,
      this.#thread,
      this.#hasEarlier,
      this.#earlier,
      this.#draft,
      this.#sending,
      this.#moving,
      this.#translated,
      this.#own,
      this.composer,
      this.card,
    ])
      each.dispose();
  };

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
