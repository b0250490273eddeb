import type { ChatMessage } from '@greenroom/core/chat/chat-message';
import type { ChatState } from '@greenroom/core/chat/chat-state';
import { consecutiveTips, rowStart, type MessageLog } from '@greenroom/core/chat/message-log';
import type { MessageId } from '@greenroom/core/kernel/ids';
import { chatRows, isSameContext, type ChatRow } from './chat-row.ts';
import { chunkRanges, type RowRange } from './chat-window.ts';

/** A pack of rows that is drawn as one piece. */
export interface ChatChunk {
  readonly start: number;
  readonly rows: readonly ChatRow[];
  readonly messages: readonly ChatMessage[];
  /** The message in front of the first one; times and groups depend on it. */
  readonly before: ChatMessage | undefined;
  readonly lastTalked: MessageId | undefined;
  /** Tips counted in the last row, those behind the pack included; 0 where that row is no tip. */
  readonly lastTips: number;
  /** True when the rows were opened above the view: the browser need not draw them before they are scrolled to. */
  readonly deferred: boolean;
}

type Conversation = Pick<ChatState, 'messages' | 'lastTalked'>;

export interface DrawnRows extends RowRange {
  /** Packs before this row are deferred. */
  readonly deferBefore: number;
}

const inFrontOf = (place: number, messages: MessageLog): ChatMessage | undefined =>
  place <= messages.first ? undefined : messages.at(place - messages.first - 1);

const lastTips = (messages: MessageLog, end: number): number =>
  consecutiveTips(messages, rowStart(messages, end - 1)).length;

const isSame = (chunk: ChatChunk, { messages, lastTalked }: Conversation, end: number): boolean =>
  chunk.lastTalked === lastTalked &&
  chunk.lastTips === lastTips(messages, end) &&
  chunk.messages.length === end - chunk.start &&
  isSameContext(chunk.before, inFrontOf(chunk.start, messages)) &&
  chunk.messages.every((message, index) => message === messages.at(chunk.start - messages.first + index));

/**
 * The packs of the rows that are drawn. A pack whose messages did not change is the very object it was
 * before, so that only the last one is drawn again, and one whose last row counts tips that came behind it.
 */
export const chatChunks = (
  conversation: Conversation,
  drawn: DrawnRows,
  before: readonly ChatChunk[],
): readonly ChatChunk[] => {
  const { messages, lastTalked } = conversation;
  const known = new Map(before.map((chunk) => [chunk.start, chunk]));
  // The first row counts the tips that are drawn.
  const start = drawn.start < drawn.end ? rowStart(messages, drawn.start) : drawn.start;
  return chunkRanges({ start, end: drawn.end }).map((range) => {
    const chunk = known.get(range.start);
    if (chunk !== undefined && isSame(chunk, conversation, range.end)) return chunk;
    const own = messages.slice(range.start - messages.first, range.end - messages.first);
    const before = inFrontOf(range.start, messages);
    const rows = own.flatMap((message, index) =>
      chatRows(message, index === 0 ? before : own[index - 1], lastTalked, () =>
        consecutiveTips(messages, range.start + index),
      ),
    );
    return {
      start: range.start,
      messages: own,
      before,
      lastTalked,
      lastTips: lastTips(messages, range.end),
      rows,
      deferred: range.start < drawn.deferBefore,
    };
  });
};
