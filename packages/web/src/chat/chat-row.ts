import type { ChatMessage, ChatSender, Delivery } from '@greenroom/core/chat/chat-message';
import { isConsecutiveTip } from '@greenroom/core/chat/message-log';
import { dayOf, fullDate, shortDate, timeOfDay } from '@greenroom/core/formatting/dates';
import type { MessageId, TipId } from '@greenroom/core/kernel/ids';
import type { Seconds } from '@greenroom/core/kernel/units';

/** The sender of a line, as the performer sees it. */
export type RowSender = 'me' | 'client' | 'toy' | 'note';

/** One message, ready to be drawn. */
export interface LineRow {
  readonly kind: 'line';
  readonly id: MessageId;
  readonly voice: RowSender;
  readonly text: string;
  /** Shown under the original, never instead of it. */
  readonly translation: string | undefined;
  /** Shown only on the first line of a minute. */
  readonly time: string | undefined;
  /** The line before is of another sender. */
  readonly startsGroup: boolean;
  /** Only the performer's own lines are on their way. */
  readonly delivery: Delivery | undefined;
}

/** A rule with words between two messages. */
export interface SeparatorRow {
  readonly kind: 'separator';
  readonly id: string;
  readonly about: 'day' | 'lastTalked';
  /** The day that begins, or when the last conversation ended. */
  readonly date: string;
}

/** Consecutive tips at the moment the first one was paid; what the row shows is in the tips themselves. */
export interface TipRow {
  readonly kind: 'tip';
  readonly id: MessageId;
  readonly tips: readonly {
    readonly id: TipId;
    /** For a tip whose facts are gone. */
    readonly text: string;
  }[];
}

/** One row of the conversation. A new kind is a new case of `ChatRowView`. */
export type ChatRow = LineRow | SeparatorRow | TipRow;

/** Appearance of a line by its sender. @spec §3 Chat message — sentBy */
const VOICE = {
  PERFORMER: 'me',
  CLIENT: 'client',
  TOY: 'toy',
  SYSTEM: 'note',
} as const satisfies Record<ChatSender, RowSender>;

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;

const isSamePart = (a: Seconds, b: Seconds, length: number): boolean =>
  Math.floor(a / length) === Math.floor(b / length);
/** Dates of one hour are of one day wherever the clock differs by whole hours; formatting a date is slow. */
const isSameDay = (a: Seconds, b: Seconds): boolean => isSamePart(a, b, SECONDS_PER_HOUR) || dayOf(a) === dayOf(b);

interface Placing {
  readonly showsTime: boolean;
  readonly startsGroup: boolean;
}

/** @param before the message that this one follows without a separator */
const placingOf = (message: ChatMessage, before: ChatMessage | undefined): Placing => ({
  showsTime: before === undefined || !isSamePart(before.date, message.date, SECONDS_PER_MINUTE),
  startsGroup: before?.sentBy !== message.sentBy,
});

const separator = (about: SeparatorRow['about'], { id }: ChatMessage, date: string): SeparatorRow => ({
  kind: 'separator',
  id: `${about} ${id}`,
  about,
  date,
});

/** Adds the date where the day changes. Rows behind an earlier conversation start again, because the separator in front of it has the date. */
const daySeparators = (
  message: ChatMessage,
  before: ChatMessage | undefined,
  lastTalked: MessageId | undefined,
): readonly SeparatorRow[] => {
  const isFirst = before === undefined && lastTalked !== undefined;
  const isNewDay = before !== undefined && before.id !== lastTalked && !isSameDay(before.date, message.date);
  return isFirst || isNewDay ? [separator('day', message, shortDate(message.date))] : [];
};

const project = (message: ChatMessage, { showsTime, startsGroup }: Placing): LineRow => ({
  kind: 'line',
  id: message.id,
  voice: VOICE[message.sentBy],
  text: message.content,
  translation: message.contentTranslate,
  time: showsTime ? timeOfDay(message.date) : undefined,
  startsGroup,
  delivery: message.sentBy === 'PERFORMER' ? message.delivery : undefined,
});

const knownTips = new WeakMap<ChatMessage, TipRow>();

/** The same number of tips behind the same first one gives the same row. */
const tipRow = (first: ChatMessage, messages: readonly ChatMessage[]): TipRow => {
  const row = knownTips.get(first);
  if (row?.tips.length === messages.length) return row;
  const tips = messages.flatMap(({ tip, content }) => (tip === undefined ? [] : [{ id: tip, text: content }]));
  const drawn: TipRow = { kind: 'tip', id: first.id, tips };
  knownTips.set(first, drawn);
  return drawn;
};

const known = new WeakMap<ChatMessage, LineRow>();

/** The same message in the same place gives the same row, so that nothing is drawn twice. */
const lineRow = (message: ChatMessage, placing: Placing): LineRow => {
  const row = known.get(message);
  const isSame = row?.startsGroup === placing.startsGroup && (row.time !== undefined) === placing.showsTime;
  if (row !== undefined && isSame) return row;
  const drawn = project(message, placing);
  known.set(message, drawn);
  return drawn;
};

/**
 * The rows of one message: its line, a separator in front of it where a day begins, and one behind the last line of the conversation
 * before this one. A tip behind another one has none.
 *
 * @param before the message in front of it, whether it is drawn or not
 * @param lastTalked the last message of the conversation before this one
 * @param tips finds the consecutive tips from this message on
 */
export const chatRows = (
  message: ChatMessage,
  before: ChatMessage | undefined,
  lastTalked: MessageId | undefined,
  tips: () => readonly ChatMessage[] = () => [message],
): readonly ChatRow[] => {
  if (isConsecutiveTip(message, before)) return [];
  const follows = before?.id === lastTalked ? undefined : before;
  const line = message.tip === undefined ? lineRow(message, placingOf(message, follows)) : tipRow(message, tips());
  const days = daySeparators(message, before, lastTalked);
  if (message.id === lastTalked) return [...days, line, separator('lastTalked', message, fullDate(message.date))];
  return days.length === 0 ? [line] : [...days, line];
};

/** Compares two messages in front by the rows they mean for the message behind them. */
export const isSameContext = (a: ChatMessage | undefined, b: ChatMessage | undefined): boolean =>
  a === b || (a?.date === b?.date && a?.sentBy === b?.sentBy && a?.id === b?.id);
