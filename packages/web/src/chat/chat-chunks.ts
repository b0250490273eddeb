import type { ChatMessage } from '@greenroom/core/chat/chat-message';
import type { MessageLog } from '@greenroom/core/chat/message-log';
import { chatRow, type ChatRow } from './chat-row.ts';
import { chunkRanges } from './chat-window.ts';

/** A pack of rows that is drawn as one piece. */
export interface ChatChunk {
  readonly start: number;
  readonly rows: readonly ChatRow[];
  readonly messages: readonly ChatMessage[];
}

const isSame = (chunk: ChatChunk, messages: MessageLog, end: number): boolean =>
  chunk.messages.length === end - chunk.start &&
  chunk.messages.every((message, index) => message === messages.at(chunk.start + index));

/**
 * The packs from `start` to the end of the conversation. A pack whose messages did not change is the very object it was
 * before, so that only the last one is drawn anew.
 */
export const chatChunks = (messages: MessageLog, start: number, before: readonly ChatChunk[]): readonly ChatChunk[] => {
  const known = new Map(before.map((chunk) => [chunk.start, chunk]));
  return chunkRanges(start, messages.length).map((range) => {
    const chunk = known.get(range.start);
    if (chunk !== undefined && isSame(chunk, messages, range.end)) return chunk;
    const own = messages.slice(range.start, range.end);
    return { start: range.start, messages: own, rows: own.map(chatRow) };
  });
};
