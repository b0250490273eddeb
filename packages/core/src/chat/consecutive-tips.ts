import { dayOf } from '../formatting/dates.ts';
import type { ChatMessage } from './chat-message.ts';
import type { MessageLog } from './message-log.ts';

/**
 * Checks whether a tip comes right behind another one of the same day, so that both are one row of the conversation.
 * @spec §3 Chat message — our own row
 */
export const isConsecutiveTip = (message: ChatMessage | undefined, before: ChatMessage | undefined): boolean =>
  message?.tip !== undefined && before?.tip !== undefined && dayOf(before.date) === dayOf(message.date);

const messageAt = (messages: MessageLog, place: number): ChatMessage | undefined =>
  place < messages.first ? undefined : messages.at(place - messages.first);

/** Checks whether the message at a place has a row of its own, and is not counted in the row of a tip before it. */
export const hasOwnRow = (messages: MessageLog, place: number): boolean =>
  !isConsecutiveTip(messageAt(messages, place), messageAt(messages, place - 1));

/** The place of the message whose row has the one at this place. */
export const rowStart = (messages: MessageLog, place: number): number => {
  let start = place;
  while (!hasOwnRow(messages, start)) start -= 1;
  return start;
};

/** Consecutive tips from this place on: those that the row of the first one counts. */
export const consecutiveTips = (messages: MessageLog, place: number): readonly ChatMessage[] => {
  const tips: ChatMessage[] = [];
  for (let at = place; at === place || !hasOwnRow(messages, at); at += 1) {
    const message = messageAt(messages, at);
    if (message?.tip === undefined) break;
    tips.push(message);
  }
  return tips;
};
