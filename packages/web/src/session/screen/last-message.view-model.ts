import { computed, makeObservable } from 'mobx';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import type { MessageLog } from '@greenroom/core/chat/message-log';
import { derived } from '@greenroom/core/kernel/derived';
import { Mirror } from '../../mobx/mirror.ts';
import type { LastMessageModel } from './LastMessage.tsx';

/** Mirrors the last message of a minimised session. */
export class LastMessageViewModel implements LastMessageModel {
  readonly #messages: Mirror<MessageLog>;

  constructor(chat: ChatController) {
    this.#messages = new Mirror(derived([chat.watch], ({ messages }) => messages));
    makeObservable(this, { text: computed, isTip: computed, end: computed });
  }

  get text(): string {
    return this.#messages.current.at(-1)?.content ?? '';
  }

  get isTip(): boolean {
    return this.#messages.current.at(-1)?.tip !== undefined;
  }

  get end(): number {
    const { first, length } = this.#messages.current;
    return first + length;
  }

  readonly unreadSince = (seen: number): number => {
    const messages = this.#messages.current;
    return messages.slice(seen - messages.first).filter(({ sentBy }) => sentBy === 'CLIENT').length;
  };

  readonly dispose = (): void => this.#messages.dispose();
}
