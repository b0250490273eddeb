import type { MessageId } from '../kernel/ids.ts';
import type { ChatMessage } from './chat-message.ts';

/** Index for messages before all common ones: by date, but never after the first common one. */
const placeOfHead = (mine: readonly ChatMessage[], common: ReadonlySet<MessageId>, first: ChatMessage): number => {
  const place = mine.findIndex(({ id, date }) => common.has(id) || date > first.date);
  return place === -1 ? mine.length : place;
};

/**
 * The conversation on screen completed by what the platform has. Each message is there once; a missing message is put behind the one that
 * the platform has before it. A message that only the screen has (a note, a message on its way) keeps its place, and a performer's message
 * that the platform has is marked as sent.
 * @param mine as on screen, oldest first
 * @param theirs as the platform has it, oldest first
 * @spec §7 GET …/{performerId}/{type}/{customerId}, §3 Chat message
 */
export const mergeHistory = (mine: readonly ChatMessage[], theirs: readonly ChatMessage[]): readonly ChatMessage[] => {
  const onScreen = new Set(mine.map(({ id }) => id));
  const common = new Set(theirs.map(({ id }) => id).filter((id) => onScreen.has(id)));
  const head: ChatMessage[] = [];
  const behind = new Map<MessageId, ChatMessage[]>();
  const placed = new Set<MessageId>();
  let group = head;
  for (const message of theirs) {
    if (common.has(message.id)) {
      group = behind.get(message.id) ?? [];
      behind.set(message.id, group);
    } else if (!placed.has(message.id)) {
      placed.add(message.id);
      group.push(message);
    }
  }
  const merged = mine.flatMap((message): readonly ChatMessage[] => [
    common.has(message.id) && message.delivery !== 'sent' ? { ...message, delivery: 'sent' } : message,
    ...(behind.get(message.id) ?? []),
  ]);
  const [first] = head;
  return first === undefined ? merged : merged.toSpliced(placeOfHead(merged, common, first), 0, ...head);
};
