import { computed, makeObservable } from 'mobx';
import { MAX_MESSAGE_LENGTH } from '@greenroom/core/chat/chat.constants';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { Mirror } from '../mobx/mirror.ts';
import { charactersLeft } from '../ui/characters-left.ts';
import type { ComposerModel } from './Composer.tsx';
import { slice } from './slice.ts';

/** The counter appears when this many characters are left, so that it is no noise before. */
const COUNTER_FROM = 200;

/** What `/name` in the message line becomes. */
interface ReplyExpansion {
  readonly expandTyped: (draft: string) => string;
  readonly expandEntered: (draft: string) => string | undefined;
}

/** The message line. The draft lives in the core, which keeps it through reload and reconnect. */
export class ComposerViewModel implements ComposerModel {
  readonly maxLength = MAX_MESSAGE_LENGTH;
  readonly #chat: ChatController;
  readonly #replies: ReplyExpansion;
  readonly #draft: Mirror<string>;

  constructor(chat: ChatController, replies: ReplyExpansion) {
    this.#chat = chat;
    this.#replies = replies;
    this.#draft = new Mirror(slice(chat.watch, (state) => state.draft));
    makeObservable(this, { draft: computed, charactersLeft: computed, maySend: computed });
  }

  get draft(): string {
    return this.#draft.current;
  }

  get charactersLeft(): number | undefined {
    return charactersLeft(this.draft, this.maxLength, COUNTER_FROM);
  }

  get maySend(): boolean {
    return this.draft.trim() !== '';
  }

  readonly type = (draft: string): void => {
    const isLonger = draft.length > this.draft.length;
    this.#chat.type(isLonger ? this.#replies.expandTyped(draft) : draft);
  };

  readonly send = (): void => {
    const expanded = this.#replies.expandEntered(this.draft);
    if (expanded !== undefined) this.#chat.type(expanded);
    else if (this.maySend) this.#chat.send();
  };

  readonly dispose = (): void => this.#draft.dispose();
}
