import { minuteOfDay, type MinuteOfDay } from '../kernel/units.ts';

/** Events for which the platform can send a push message to a device. */
export const PUSH_EVENTS = ['request', 'message', 'payout', 'online'] as const;

export type PushEvent = (typeof PUSH_EVENTS)[number];

const MINUTES_PER_HOUR = 60;

/** A part of each day without push messages; it may pass midnight. */
export interface QuietHours {
  readonly from: MinuteOfDay;
  /** The first minute after it. */
  readonly until: MinuteOfDay;
}

/** Choices of the performer for one device. */
export interface PushChoices {
  readonly events: readonly PushEvent[];
  readonly quiet: QuietHours | undefined;
  /** True where messages may carry names, texts and amounts, which a locked screen shows. */
  readonly details: boolean;
}

/** Choices until others are made: all events at all hours, without anything personal. */
export const FIRST_PUSH_CHOICES: PushChoices = { events: PUSH_EVENTS, quiet: undefined, details: false };

/** Quiet hours that a performer gets first, to change them. */
export const FIRST_QUIET_HOURS: QuietHours = { from: minuteOfDay(23 * 60), until: minuteOfDay(8 * 60) };

/** Checks whether a minute is within the quiet hours; a span that ends where it begins is empty. @fortests */
export const isQuiet = ({ from, until }: QuietHours, minute: MinuteOfDay): boolean =>
  from <= until ? minute >= from && minute < until : minute >= from || minute < until;

/** Checks whether a push message about the event may be sent in this minute of the device's day. */
export const mayPush = ({ events, quiet }: PushChoices, event: PushEvent, minute: MinuteOfDay): boolean =>
  events.includes(event) && !(quiet !== undefined && isQuiet(quiet, minute));

/** Reads a time as `08:30`; undefined where it is none. */
export const parseTime = (text: string): MinuteOfDay | undefined => {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return found === null ? undefined : minuteOfDay(Number(found[1]) * MINUTES_PER_HOUR + Number(found[2]));
};

/** Writes a time as `08:30`. */
export const formatTime = (minute: MinuteOfDay): string =>
  [Math.floor(minute / MINUTES_PER_HOUR), minute % MINUTES_PER_HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
