import { computed, makeObservable } from 'mobx';
import { MAX_MESSAGE_LENGTH } from '@greenroom/core/chat/chat-message';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import type { TranslationController } from '@greenroom/core/chat/translation/translation.controller';
import { derived } from '@greenroom/core/kernel/derived';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { seenText } from '@greenroom/core/kernel/outside-text';
import type { Language } from '@greenroom/core/localisation/language';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import { charactersLeft } from '../ui/characters-left.ts';

/** The counter appears when this many characters are left, so that it is no noise before. */
const COUNTER_FROM = 200;

/** Result of `/name` in the message line. */
interface ReplyExpansion {
  readonly expandTyped: (draft: string) => string;
  readonly expandEntered: (draft: string) => string | undefined;
}

type Translation = Pick<TranslationController, 'watch' | 'send'>;

export interface LineTranslationWords {
  readonly language: Language;
  readonly status: 'waiting' | 'busy' | 'ready' | 'failed';
  readonly text: string;
}

/** The message line. The draft lives in the core, which keeps it through reload and reconnect. */
export class ComposerViewModel {
  readonly maxLength: number = MAX_MESSAGE_LENGTH;
  readonly #chat: ChatController;
  readonly #replies: ReplyExpansion;
  readonly #translation: Translation;
  readonly #draft: Watchable<string>;

  constructor(chat: ChatController, replies: ReplyExpansion, translation: Translation) {
    this.#chat = chat;
    this.#translation = translation;
    this.#replies = replies;
    this.#draft = derived([chat.watch], (state) => state.draft);
    makeObservable(this, { charactersLeft: computed, maySend: computed });
  }

  get draft(): string {
    return read(this.#draft);
  }

  /** Told only near the limit; less than 0 when a quick reply made the draft too long to be sent. */
  get charactersLeft(): number | undefined {
    return charactersLeft(this.draft, this.maxLength, COUNTER_FROM);
  }

  /** The draft in the customer's language; undefined while nothing is translated. */
  get translation(): LineTranslationWords | undefined {
    const { draft, language } = read(this.#translation.watch);
    if (draft === undefined || language === undefined) return undefined;
    return { language, status: draft.status, text: draft.translated };
  }

  get maySend(): boolean {
    return seenText(this.draft) !== '' && this.draft.length <= this.maxLength;
  }

  readonly type = (draft: string): void => {
    const isLonger = draft.length > this.draft.length;
    this.#chat.type(isLonger ? this.#replies.expandTyped(draft) : draft);
  };

  readonly send = (): void => {
    const expanded = this.#replies.expandEntered(this.draft);
    if (expanded !== undefined) this.#chat.type(expanded);
    else if (this.maySend) this.#translation.send();
  };
}

export type ComposerModel = PublicOf<ComposerViewModel>;
