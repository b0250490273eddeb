import {
  offeredReplies,
  customerLanguage,
  expandEntered,
  expandTyped,
  withReply,
  fillIn,
  type QuickRepliesController,
  type QuickReplyBook,
  type QuickReply,
} from '@greenroom/core/chat/quick-replies/quick-reply-book';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Language } from '@greenroom/core/localisation/language';
import { clientName, type ClientName } from '@greenroom/core/session/client-name';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';

interface Sources {
  /** Name of the customer as it came: `nl|Mark`. */
  readonly customer: Watchable<string>;
  readonly draft: () => string;
  readonly type: (draft: string) => void;
  readonly quickReplies: QuickRepliesController;
  /** Opens the editor on the replies of a language. */
  readonly edit: (language: Language) => void;
}

/** Mirrors the performer's quick replies for the customer of a conversation, in that customer's language. @spec §4 Chat */
export class QuickRepliesViewModel {
  readonly #sources: Sources;
  readonly #customer: Watchable<string>;
  readonly #book: Watchable<QuickReplyBook>;

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#customer = sources.customer;
    this.#book = sources.quickReplies.watch;
  }

  /** Whole sentences in the customer's language; a personal one has the customer's name in it. */
  get replies(): readonly { readonly name: string; readonly text: string; readonly isPersonal: boolean }[] {
    const name = this.#name;
    return this.offered.map((reply) => {
      const text = fillIn(reply.text, name);
      return { name: reply.name, text, isPersonal: name !== undefined && text !== reply.text };
    });
  }

  /** Puts the sentence with this place into the message line; sending stays with the performer. */
  readonly useQuickReply = (index: number): void => {
    const reply = this.replies[index];
    if (reply === undefined) return;
    const { draft, type } = this.#sources;
    type(withReply(draft(), reply.text));
  };

  readonly edit = (): void => this.#sources.edit(this.#language);

  /** Replaces a typed `/name` and space in the draft; returns the draft unchanged where there is none. */
  readonly expandTyped = (draft: string): string =>
    expandTyped(draft, { replies: this.offered, name: this.#name }) ?? draft;

  /** Replaces a `/name` at the end of the draft instead of sending it. */
  readonly expandEntered = (draft: string): string | undefined =>
    expandEntered(draft, { replies: this.offered, name: this.#name });

  /** Undefined for an anonymous customer. */
  get #name(): string | undefined {
    return this.customer.anonymous ? undefined : this.customer.name;
  }

  get #language(): Language {
    return customerLanguage(this.customer.country);
  }

  private get customer(): ClientName {
    return clientName(read(this.#customer));
  }

  private get offered(): readonly QuickReply[] {
    return offeredReplies(read(this.#book), this.#language);
  }
}

export type QuickRepliesModel = Omit<PublicOf<QuickRepliesViewModel>, 'expandTyped' | 'expandEntered'>;
