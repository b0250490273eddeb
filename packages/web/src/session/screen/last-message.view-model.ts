import { computed, makeObservable } from 'mobx';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import type { MessageLog } from '@greenroom/core/chat/message-log';
import { derived } from '@greenroom/core/kernel/derived';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { read } from '../../mobx/read.ts';
import type { LastMessageModel } from './LastMessage.tsx';

/** Mirrors the last message of a minimised session. */
export class LastMessageViewModel implements LastMessageModel {
  readonly #messages: Watchable<MessageLog>;

  constructor(chat: ChatController) {
    this.#messages = derived([chat.watch], ({ messages }) => messages);
    makeObservable(this, { text: computed, isTip: computed, end: computed });
  }

  get text(): string {
    return read(this.#messages).at(-1)?.content ?? '';
  }

  get isTip(): boolean {
    return read(this.#messages).at(-1)?.tip !== undefined;
  }

  get end(): number {
    const { first, length } = read(this.#messages);
    return first + length;
  }

  readonly unreadSince = (seen: number): number => {
    const messages = read(this.#messages);
    return messages.slice(seen - messages.first).filter(({ sentBy }) => sentBy === 'CLIENT').length;
  };
}
