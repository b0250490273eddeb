import { computed, makeObservable } from 'mobx';
import { MAX_MESSAGE_LENGTH } from '@greenroom/core/chat/chat.constants';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { Mirror } from '../mobx/mirror.ts';
import { charactersLeft } from '../ui/characters-left.ts';
import type { ComposerModel } from './Composer.tsx';
import { slice } from './slice.ts';

/** The counter appears when this many characters are left, so that it is no noise before. */
const COUNTER_FROM = 200;

/** The line she is typing. The draft lives in the core, which keeps it through reload and reconnect. */
export class ComposerViewModel implements ComposerModel {
  readonly maxLength = MAX_MESSAGE_LENGTH;
  readonly #chat: ChatController;
  readonly #draft: Mirror<string>;

  constructor(chat: ChatController) {
    this.#chat = chat;
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

  readonly type = (draft: string): void => this.#chat.type(draft);

  readonly send = (): void => {
    if (this.maySend) this.#chat.send();
  };

  readonly dispose = (): void => this.#draft.dispose();
}
