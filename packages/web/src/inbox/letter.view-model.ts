import { computed, makeObservable } from 'mobx';
import { fullDate } from '@greenroom/core/formatting/dates';
import { MAX_INBOX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH, type MessageDraft } from '@greenroom/core/inbox/message-draft';
import type { OutgoingMessage } from '@greenroom/core/inbox/inbox-api.port';
import type { Correspondence, InboxMessage } from '@greenroom/core/inbox/inbox-message';
import type { InboxController, MoveOrder, OpenMessage } from '@greenroom/core/inbox/inbox.controller';
import { readSendRefusal } from '@greenroom/core/inbox/inbox.errors';
import type { Mutation } from '@greenroom/core/kernel/mutation.machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { clientName, type ClientName } from '@greenroom/core/session/client-name';
import { detailStatus } from '../lists/detail-status.ts';
import { Mirror } from '../mobx/mirror.ts';
import { charactersLeft } from '../ui/characters-left.ts';
import type { LetterLine, LetterModel, LetterView } from './Letter.tsx';

/** The counter appears when this many characters are left, so that it is no noise before. */
const COUNTER_FROM = 500;

const toLine = ({ id, sender, subject, content, date }: InboxMessage): LetterLine => ({
  id,
  sender,
  subject,
  content,
  date: fullDate(date),
});

/** Mirrors the open message with its history and the form for an answer. @spec §3 Inbox message — sender, receiver, reply history */
export class LetterViewModel implements LetterModel {
  readonly maxLength = MAX_INBOX_MESSAGE_LENGTH;
  readonly maxSubject = MAX_SUBJECT_LENGTH;
  readonly write: LetterModel['write'];
  readonly send: () => void;
  readonly #inbox: InboxController;
  readonly #letter: Mirror<Query<OpenMessage, Correspondence>>;
  readonly #draft: Mirror<MessageDraft>;
  readonly #sending: Mirror<Mutation<OutgoingMessage>>;
  readonly #moving: Mirror<Mutation<MoveOrder>>;

  constructor(inbox: InboxController) {
    this.write = inbox.write;
    this.send = inbox.send;
    this.#inbox = inbox;
    this.#letter = new Mirror(inbox.correspondence.watch);
    this.#draft = new Mirror(inbox.draft);
    this.#sending = new Mirror(inbox.sending.watch);
    this.#moving = new Mirror(inbox.moving.watch);
    makeObservable(this, {
      view: computed,
      client: computed,
      message: computed,
      history: computed,
      place: computed,
      blockedKey: computed,
      charactersLeft: computed,
      maySend: computed,
      sending: computed,
      errorKey: computed,
      moving: computed,
    });
  }

  get view(): LetterView {
    return this.#letter.current.key === undefined ? 'none' : detailStatus(this.#letter.current);
  }

  get client(): ClientName {
    return clientName(this.#letter.current.data?.client.name ?? '');
  }

  get message(): LetterLine | undefined {
    const message = this.#letter.current.data?.message;
    return message === undefined ? undefined : toLine(message);
  }

  get history(): readonly LetterLine[] {
    return (this.#letter.current.data?.history ?? []).map(toLine);
  }

  get place(): LetterModel['place'] {
    const message = this.#letter.current.data?.message;
    if (message === undefined) return undefined;
    return message.removed ? 'removed' : 'kept';
  }

  get blockedKey(): LetterModel['blockedKey'] {
    const blocked = this.#letter.current.data?.blocked;
    if (blocked === 'byClient') return 'error.inbox.blockedYou';
    return blocked === 'byPerformer' ? 'error.inbox.youBlocked' : undefined;
  }

  get draft(): MessageDraft {
    return this.#draft.current;
  }

  get charactersLeft(): number | undefined {
    return charactersLeft(this.draft.content, this.maxLength, COUNTER_FROM);
  }

  get maySend(): boolean {
    return this.draft.content.trim() !== '';
  }

  get sending(): LetterModel['sending'] {
    return this.#sending.current.status;
  }

  get errorKey(): LetterModel['errorKey'] {
    const { failure } = this.#sending.current;
    return failure === undefined ? undefined : `error.${readSendRefusal(failure)}`;
  }

  get moving(): boolean {
    return this.#moving.current.status === 'busy';
  }

  readonly retry = (): void => this.#inbox.correspondence.reload();

  readonly remove = (): void => this.#move('removed');

  readonly restore = (): void => this.#move('back');

  readonly dispose = (): void => {
    this.#letter.dispose();
    this.#draft.dispose();
    this.#sending.dispose();
    this.#moving.dispose();
  };

  #move(to: MoveOrder['to']): void {
    const message = this.#letter.current.data?.message;
    if (message !== undefined) this.#inbox.moving.mutate({ id: message.id, to });
  }
}
