import type { ChatController } from '@greenroom/core/chat/chat.controller';
import type { MessageLog } from '@greenroom/core/chat/message-log';
import { derived } from '@greenroom/core/kernel/derived';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { PublicOf } from '../../mobx/public-of.ts';
import { read } from '../../mobx/read.ts';

/** Mirrors the last message of a minimised session. */
export class LastMessageViewModel {
  readonly #messages: Watchable<MessageLog>;

  constructor(chat: ChatController) {
    this.#messages = derived([chat.watch], ({ messages }) => messages);
  }

  get text(): string {
    return read(this.#messages).at(-1)?.content ?? '';
  }

  /** The text has an amount in it. */
  get isTip(): boolean {
    return read(this.#messages).at(-1)?.tip !== undefined;
  }

  /** Place after the last message; earlier messages that arrive do not change it. */
  get end(): number {
    const { first, length } = read(this.#messages);
    return first + length;
  }

  /** Number of the customer's messages from a place on. */
  readonly unreadSince = (seen: number): number => {
    const messages = read(this.#messages);
    return messages.slice(seen - messages.first).filter(({ sentBy }) => sentBy === 'CLIENT').length;
  };
}

export type LastMessageModel = PublicOf<LastMessageViewModel>;
