import { computed, makeObservable } from 'mobx';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { customerLanguage } from '@greenroom/core/chat/quick-replies/customer-language';
import {
  expandEntered,
  expandTyped,
  withReply,
  fillIn,
  type QuickReply,
} from '@greenroom/core/chat/quick-replies/quick-reply';
import type { QuickRepliesController } from '@greenroom/core/chat/quick-replies/quick-replies.controller';
import { offeredReplies, type QuickReplyBook } from '@greenroom/core/chat/quick-replies/quick-reply-book';
import type { Language } from '@greenroom/core/localisation/language';
import type { ClientData } from '@greenroom/core/session/client-data';
import { clientName, type ClientName } from '@greenroom/core/session/client-name';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { Mirror } from '../mobx/mirror.ts';
import type { QuickRepliesModel } from './QuickReplies.tsx';
import { slice } from './slice.ts';

interface Sources {
  readonly chat: ChatController;
  readonly session: SessionController;
  readonly quickReplies: QuickRepliesController;
  /** Opens the editor on the replies of a language. */
  readonly edit: (language: Language) => void;
}

/** Mirrors the performer's quick replies for the connected customer, in that customer's language. @spec §4 Chat */
export class QuickRepliesViewModel implements QuickRepliesModel {
  readonly #sources: Sources;
  readonly #client: Mirror<ClientData | undefined>;
  readonly #book: Mirror<QuickReplyBook>;

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#client = new Mirror(slice(sources.session.watch, (state) => state.client));
    this.#book = new Mirror(sources.quickReplies.watch);
    makeObservable<this, 'customer' | 'offered'>(this, { replies: computed, customer: computed, offered: computed });
  }

  get replies(): QuickRepliesModel['replies'] {
    const { name } = this.customer;
    return this.offered.map((reply) => ({ name: reply.name, text: fillIn(reply.text, name) }));
  }

  readonly useQuickReply = (index: number): void => {
    const reply = this.replies[index];
    if (reply === undefined) return;
    const { chat, quickReplies } = this.#sources;
    chat.type(withReply(chat.watch.state().draft, reply.text));
    quickReplies.used(this.#language, reply.name);
  };

  readonly edit = (): void => this.#sources.edit(this.#language);

  /** Replaces a typed `/name` and space in the draft; returns the draft unchanged where there is none. */
  readonly expandTyped = (draft: string): string =>
    expandTyped(draft, { replies: this.offered, name: this.customer.name }) ?? draft;

  /** Replaces a `/name` at the end of the draft instead of sending it. */
  readonly expandEntered = (draft: string): string | undefined =>
    expandEntered(draft, { replies: this.offered, name: this.customer.name });

  readonly dispose = (): void => {
    this.#client.dispose();
    this.#book.dispose();
  };

  get #language(): Language {
    return customerLanguage(this.customer.country);
  }

  private get customer(): ClientName {
    return clientName(this.#client.current?.name ?? '');
  }

  private get offered(): readonly QuickReply[] {
    return offeredReplies(this.#book.current, this.#language);
  }
}
