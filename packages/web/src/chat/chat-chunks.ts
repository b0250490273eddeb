import type { ChatMessage } from '@greenroom/core/chat/chat-message';
import type { MessageLog } from '@greenroom/core/chat/message-log';
import { chatRow, type ChatRow } from './chat-row.ts';
import { chunkRanges, type RowRange } from './chat-window.ts';

/** A pack of rows that is drawn as one piece. */
export interface ChatChunk {
  readonly start: number;
  readonly rows: readonly ChatRow[];
  readonly messages: readonly ChatMessage[];
  /** Opened above where she reads: the browser need not draw it before she gets there. */
  readonly deferred: boolean;
}

export interface DrawnRows extends RowRange {
  /** Packs before this row are deferred. */
  readonly deferBefore: number;
}

const isSame = (chunk: ChatChunk, messages: MessageLog, end: number): boolean =>
  chunk.messages.length === end - chunk.start &&
  chunk.messages.every((message, index) => message === messages.at(chunk.start + index));

/**
 * The packs of the rows that are drawn. A pack whose messages did not change is the very object it was
 * before, so that only the last one is drawn anew.
 */
export const chatChunks = (
  messages: MessageLog,
  drawn: DrawnRows,
  before: readonly ChatChunk[],
): readonly ChatChunk[] => {
  const known = new Map(before.map((chunk) => [chunk.start, chunk]));
  return chunkRanges(drawn).map((range) => {
    const chunk = known.get(range.start);
    if (chunk !== undefined && isSame(chunk, messages, range.end)) return chunk;
    const own = messages.slice(range.start, range.end);
    return { start: range.start, messages: own, rows: own.map(chatRow), deferred: range.start < drawn.deferBefore };
  });
};
