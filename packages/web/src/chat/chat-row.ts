import type { ChatMessage, ChatSender, Delivery } from '@greenroom/core/chat/chat-message';
import { timeOfDay } from '@greenroom/core/formatting/dates';
import type { MessageId } from '@greenroom/core/kernel/ids';

/** Who a line is from, as she sees it. */
export type RowVoice = 'me' | 'client' | 'toy' | 'note';

/** One line of the conversation, ready to be drawn. */
export interface ChatRow {
  readonly id: MessageId;
  readonly voice: RowVoice;
  readonly text: string;
  /** Beside the original, never instead of it. */
  readonly translation: string | undefined;
  readonly time: string;
  /** Only her own lines are on their way. */
  readonly delivery: Delivery | undefined;
}

/** @spec §3 Chat message — sentBy */
const VOICE = {
  PERFORMER: 'me',
  CLIENT: 'client',
  TOY: 'toy',
  SYSTEM: 'note',
} as const satisfies Record<ChatSender, RowVoice>;

const project = (message: ChatMessage): ChatRow => ({
  id: message.id,
  voice: VOICE[message.sentBy],
  text: message.content,
  translation: message.contentTranslate,
  time: timeOfDay(message.date),
  delivery: message.sentBy === 'PERFORMER' ? message.delivery : undefined,
});

const rows = new WeakMap<ChatMessage, ChatRow>();

/** The same message gives the same row, so that nothing is drawn twice. */
export const chatRow = (message: ChatMessage): ChatRow => {
  const known = rows.get(message);
  if (known !== undefined) return known;
  const row = project(message);
  rows.set(message, row);
  return row;
};
