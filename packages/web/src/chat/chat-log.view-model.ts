import { action, autorun, computed, makeObservable, observableRef, untracked } from 'mobx';
import type { ChatState, FontSize } from '@greenroom/core/chat/chat-state';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { hasOwnRow } from '@greenroom/core/chat/message-log';
import type { MessageId } from '@greenroom/core/kernel/ids';
import type { PublicOf } from '../mobx/public-of.ts';
import { chatChunks, type ChatChunk, type DrawnRows } from './chat-chunks.ts';
import { earlierStart, tailStart, type RowRange } from './chat-window.ts';
import { FrameMirror, type NextFrame } from './frame-mirror.ts';
import type { GapStatus } from './GapNotice.tsx';

/** Scroll position above the bottom. */
interface ReadingPlace {
  /** The first row drawn. */
  readonly start: number;
  /** First row that was drawn when the view left the bottom. */
  readonly tail: number;
  /** Length of the conversation when the view left the bottom. */
  readonly seen: number;
}

/** Mirrors the conversation as chunks of rows: a short tail, and more of it when the performer scrolls up. @spec §4 Chat */
export class ChatLogViewModel {
  readonly #chat: ChatController;
  readonly #state: FrameMirror<ChatState>;
  readonly #rowsBelow: number;
  readonly #stopDrawing: () => void;
  /** Packs of rows, oldest first; a pack that did not change is the same object. */
  chunks: readonly ChatChunk[] = [];
  /** Undefined while the view follows the bottom. */
  reading: ReadingPlace | undefined = undefined;

  /** @param rowsBelow number of new messages drawn below the view while it is above the bottom; the rest waits until it is back there */
  constructor(chat: ChatController, nextFrame: NextFrame, rowsBelow: number) {
    this.#chat = chat;
    this.#rowsBelow = rowsBelow;
    this.#state = new FrameMirror(chat.watch, nextFrame);
    makeObservable<this, 'drawn' | 'places' | 'draw'>(this, {
      reading: observableRef,
      drawn: computed,
      places: computed,
      earlierFailed: computed,
      chunks: observableRef,
      draw: action,
      unseen: computed,
      hasEarlier: computed,
      fontSize: computed,
      clientIsTyping: computed,
      gap: computed,
      showEarlier: action,
      leaveBottom: action,
      reachBottom: action,
    });
    // Packs that did not change stay the same objects, so the ones before are needed to make the next.
    this.#stopDrawing = autorun(() =>
      this.draw(
        chatChunks(
          this.#state.current,
          this.drawn,
          untracked(() => this.chunks),
        ),
      ),
    );
  }

  /** Messages since the view left the bottom. */
  get unseen(): number {
    return this.reading === undefined ? 0 : Math.max(0, this.places.end - this.reading.seen);
  }

  get hasEarlier(): boolean {
    return this.drawn.start > this.places.start || this.#state.current.earlier !== 'none';
  }

  /** Earlier messages could not be fetched; only a press tries again. */
  get earlierFailed(): boolean {
    return this.#state.current.earlier === 'failed';
  }

  /** True when the view is at the bottom and stays there. */
  get following(): boolean {
    return this.reading === undefined;
  }

  get fontSize(): FontSize {
    return this.#state.current.fontSize;
  }

  get clientIsTyping(): boolean {
    return this.#state.current.typing;
  }

  get gap(): GapStatus {
    return this.#state.current.gap;
  }

  readonly showEarlier = (): void => {
    const { start } = this.places;
    const place = this.reading ?? this.#place();
    const shown = this.drawn.start;
    if (shown > start) {
      this.reading = { ...place, start: Math.max(start, earlierStart(shown)) };
    } else if (this.#state.current.earlier !== 'none') {
      this.reading = { ...place, start: earlierStart(start) };
      this.#chat.fetchEarlier();
    }
  };

  readonly leaveBottom = (): void => {
    this.reading ??= this.#place();
  };

  readonly reachBottom = (): void => {
    this.reading = undefined;
  };

  readonly retry = (id: MessageId): void => this.#chat.retry(id);

  readonly fetchAgain = (): void => this.#chat.afterReconnect();

  readonly dispose = (): void => {
    this.#stopDrawing();
    this.#state.dispose();
  };

  private draw(chunks: readonly ChatChunk[]): void {
    this.chunks = chunks;
  }

  private get places(): RowRange {
    const { first, length } = this.#state.current.messages;
    return { start: first, end: first + length };
  }

  private get drawn(): DrawnRows {
    const { reading, places } = this;
    const { start, end } = places;
    if (reading === undefined) return { start: this.#tailStart(), end, deferBefore: start };
    return {
      start: Math.max(start, reading.start),
      end: Math.min(end, reading.seen + this.#rowsBelow),
      deferBefore: reading.tail,
    };
  }

  #tailStart(): number {
    const { messages } = this.#state.current;
    return tailStart(this.places, (place) => hasOwnRow(messages, place));
  }

  #place(): ReadingPlace {
    const tail = this.#tailStart();
    return { start: tail, tail, seen: this.places.end };
  }
}

export type ChatLogModel = PublicOf<ChatLogViewModel>;
