import { action, computed, makeObservable, observableRef } from 'mobx';
import type { ChatController, ChatState } from '@greenroom/core/chat/chat.controller';
import type { MessageId } from '@greenroom/core/kernel/ids';
import { chatChunks, type ChatChunk } from './chat-chunks.ts';
import { earlierStart, tailStart } from './chat-window.ts';
import type { ChatLogModel } from './ChatLog.tsx';
import { FrameMirror, type NextFrame } from './frame-mirror.ts';

/** Where she reads while she is not at the bottom. */
interface ReadingPlace {
  /** The first row drawn. */
  readonly start: number;
  /** How long the conversation was when she left the bottom. */
  readonly seen: number;
}

/** The conversation as packs of rows: a short tail, and more of it when she scrolls up. @spec §4 Chat */
export class ChatLogViewModel implements ChatLogModel {
  readonly #chat: ChatController;
  readonly #state: FrameMirror<ChatState>;
  #drawn: readonly ChatChunk[] = [];
  /** Undefined while she follows the bottom. */
  reading: ReadingPlace | undefined = undefined;

  constructor(chat: ChatController, nextFrame: NextFrame) {
    this.#chat = chat;
    this.#state = new FrameMirror(chat.watch, nextFrame);
    makeObservable<this, 'start'>(this, {
      reading: observableRef,
      start: computed,
      chunks: computed,
      unseen: computed,
      hasEarlier: computed,
      following: computed,
      fontSize: computed,
      clientIsTyping: computed,
      gap: computed,
      showEarlier: action,
      leaveBottom: action,
      reachBottom: action,
    });
  }

  get chunks(): readonly ChatChunk[] {
    this.#drawn = chatChunks(this.#state.current.messages, this.start, this.#drawn);
    return this.#drawn;
  }

  get unseen(): number {
    if (this.reading === undefined) return 0;
    return Math.max(0, this.#state.current.messages.length - this.reading.seen);
  }

  get hasEarlier(): boolean {
    return this.start > 0;
  }

  get following(): boolean {
    return this.reading === undefined;
  }

  get fontSize(): ChatLogModel['fontSize'] {
    return this.#state.current.fontSize;
  }

  get clientIsTyping(): boolean {
    return this.#state.current.typing;
  }

  get gap(): ChatLogModel['gap'] {
    return this.#state.current.gap;
  }

  readonly showEarlier = (): void => {
    this.reading = { seen: this.#state.current.messages.length, ...this.reading, start: earlierStart(this.start) };
  };

  readonly leaveBottom = (): void => {
    this.reading ??= { start: this.start, seen: this.#state.current.messages.length };
  };

  readonly reachBottom = (): void => {
    this.reading = undefined;
  };

  readonly retry = (id: MessageId): void => this.#chat.retry(id);

  readonly fetchAgain = (): void => this.#chat.afterReconnect();

  readonly dispose = (): void => this.#state.dispose();

  private get start(): number {
    return this.reading?.start ?? tailStart(this.#state.current.messages.length);
  }
}
