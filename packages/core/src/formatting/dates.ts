import { seconds, secondsToMillis, type Seconds } from '../kernel/units.ts';
import { DAYS_PER_WEEK, INVALID, SECONDS_PER_DAY, SECONDS_PER_HOUR, TIME_ZONE } from './formatting.constants.ts';

/** A day of the calendar in Amsterdam, counted from 1 January 1970. Consecutive days differ by 1, also across a clock change. */
export type DayNumber = number;

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute';
type Parts = Readonly<Record<Part, string>>;

const MILLIS_PER_DAY = 86_400_000;
/** 1 January 1970 was a Thursday, three days after a Monday. */
const DAYS_FROM_MONDAY_TO_FIRST_DAY = 3;

const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const partsOf = (at: Seconds): Parts | undefined => {
  const date = new Date(secondsToMillis(at));
  if (Number.isNaN(date.getTime())) return undefined;
  const found = new Map(calendar.formatToParts(date).map(({ type, value }) => [type, value]));
  const part = (name: Part): string => found.get(name) ?? '';
  return {
    year: part('year'),
    month: String(Number(part('month'))),
    day: String(Number(part('day'))),
    hour: part('hour'),
    minute: part('minute'),
  };
};

/** Day and time of a moment: `5-3-2026 | 09:07`. @spec §9 Display formats: full date */
export const fullDate = (at: Seconds): string => {
  const parts = partsOf(at);
  return parts ? `${parts.day}-${parts.month}-${parts.year} | ${parts.hour}:${parts.minute}` : INVALID;
};

/** The time of a moment: `09:07`. @spec §9 Display formats: full date */
export const timeOfDay = (at: Seconds): string => {
  const parts = partsOf(at);
  return parts ? `${parts.hour}:${parts.minute}` : INVALID;
};

/** The day of a moment: `5-3-2026`. @spec §9 Display formats: short date */
export const shortDate = (at: Seconds): string => {
  const parts = partsOf(at);
  return parts ? `${parts.day}-${parts.month}-${parts.year}` : INVALID;
};

const SECONDS_PER_QUARTER = 900;
const MOST_QUARTERS = 1_000;
/** Cache of days: reading a calendar is expensive, and clocks change at whole quarters of an hour only. */
const dayOfQuarter = new Map<number, DayNumber>();

/** Day number of a moment in Amsterdam; NaN when the moment is not a number. @spec §9 Display formats: short date */
export const dayOf = (at: Seconds): DayNumber => {
  const quarter = Math.floor(at / SECONDS_PER_QUARTER);
  const known = dayOfQuarter.get(quarter);
  if (known !== undefined) return known;
  const parts = partsOf(at);
  if (parts === undefined) return Number.NaN;
  const day = Date.UTC(Number(parts.year), Number(parts.month) - 1, Number(parts.day)) / MILLIS_PER_DAY;
  if (dayOfQuarter.size >= MOST_QUARTERS) dayOfQuarter.clear();
  dayOfQuarter.set(quarter, day);
  return day;
};

/** The Monday of the week of a day. @spec §9 Display formats: week label */
export const mondayOf = (day: DayNumber): DayNumber =>
  Math.floor((day + DAYS_FROM_MONDAY_TO_FIRST_DAY) / DAYS_PER_WEEK) * DAYS_PER_WEEK - DAYS_FROM_MONDAY_TO_FIRST_DAY;

/** A day without its year, padded: `05/03`. @spec §9 Display formats: week label */
export const dayAndMonth = (day: DayNumber): string => {
  const date = new Date(day * MILLIS_PER_DAY);
  if (Number.isNaN(date.getTime())) return INVALID;
  const padded = (value: number): string => String(value).padStart(2, '0');
  return `${padded(date.getUTCDate())}/${padded(date.getUTCMonth() + 1)}`;
};

/**
 * The first moment of a day in Amsterdam. The day of a clock change lasts 23 or 25 hours, so its end is the start of the next.
 *
 * @spec §9 Display formats
 */
export const startOfDay = (day: DayNumber): Seconds => {
  // Midnight in Amsterdam is two hours before midnight UTC in summer, one hour in winter.
  const inSummer = seconds(day * SECONDS_PER_DAY - 2 * SECONDS_PER_HOUR);
  return dayOf(inSummer) === day ? inSummer : seconds(inSummer + SECONDS_PER_HOUR);
};

/**
 * The first day of the month of a day, or of the month that many months later.
 * @spec §9 Display formats
 */
export const firstOfMonth = (day: DayNumber, later = 0): DayNumber => {
  const date = new Date(day * MILLIS_PER_DAY);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1) / MILLIS_PER_DAY;
};

/** The first day of the year of a day, or of the year that many years later. */
export const firstOfYear = (day: DayNumber, later = 0): DayNumber =>
  Date.UTC(new Date(day * MILLIS_PER_DAY).getUTCFullYear() + later, 0, 1) / MILLIS_PER_DAY;

/**
 * The hour on the clock in Amsterdam: `02` twice in the night in which summer time ends.
 *
 * @spec §9 Display formats
 */
export const hourOf = (at: Seconds): string => partsOf(at)?.hour ?? INVALID;

/** Day and hour on the clock in Amsterdam. */
export interface ClockPlace {
  readonly day: DayNumber;
  /** From 0 to 23. */
  readonly hour: number;
}

/** Creates a reader of days and hours for many moments in order: it asks the calendar once a day, which is dear for each hour of a year. */
export const createClockReader = (): ((at: Seconds) => ClockPlace) => {
  let [day, from, until] = [Number.NaN, Number.NaN, Number.NaN];
  return (at) => {
    if (!(at >= from && at < until)) {
      day = dayOf(at);
      [from, until] = [startOfDay(day), startOfDay(day + 1)];
    }
    const isWhole = until - from === SECONDS_PER_DAY;
    return { day, hour: isWhole ? Math.floor((at - from) / SECONDS_PER_HOUR) : Number(hourOf(at)) };
  };
};

/** Seconds that a clock in Amsterdam shows since midnight. */
const clockSeconds = (at: Seconds): number => {
  const parts = partsOf(at);
  return parts === undefined
    ? Number.NaN
    : (Number(parts.hour) * 60 + Number(parts.minute)) * 60 + (at - Math.floor(at / 60) * 60);
};

/** Offset of Amsterdam from UTC, which distinguishes the two hours of a clock change: `UTC+02:00`. */
export const utcOffset = (at: Seconds): string => {
  const ahead = dayOf(at) * SECONDS_PER_DAY + clockSeconds(at) - at;
  return `UTC+${String(ahead / SECONDS_PER_HOUR).padStart(2, '0')}:00`;
};

/**
 * The moment of a day at which clocks in Amsterdam show the same time as at another moment: the first of two in the night in which summer
 * time ends, and an hour earlier in the hour that the night lacks in which it begins.
 */
export const sameTimeOn = (day: DayNumber, at: Seconds): Seconds => {
  const wanted = clockSeconds(at);
  const guess = seconds(startOfDay(day) + wanted);
  const lag = wanted - clockSeconds(guess);
  // A day of 23 hours: the guess for its last hour is after midnight.
  return seconds(guess + (lag > SECONDS_PER_DAY / 2 ? lag - SECONDS_PER_DAY : lag));
};

/** A day as a date field of a browser writes it: `2026-03-05`. @spec §2 /earnings/ — date */
export const isoDay = (day: DayNumber): string => new Date(day * MILLIS_PER_DAY).toISOString().slice(0, 10);

/** The day that a date field names; undefined while it is empty or half typed. @spec §2 /earnings/ — date */
export const dayOfIso = (text: string): DayNumber | undefined => {
  const millis = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(millis) ? undefined : millis / MILLIS_PER_DAY;
};

/** Label of a week; the interface translates the key. */
export type WeekLabel =
  | { readonly key: 'format.week.this' | 'format.week.last' | 'format.week.twoAgo' }
  | { readonly key: 'format.week.range'; readonly params: { readonly from: string; readonly until: string } };

const RECENT = ['format.week.this', 'format.week.last', 'format.week.twoAgo'] as const;

/**
 * Names the week of a moment as seen from now: this week, last week, two weeks ago, else Monday until Sunday as dd/MM.
 *
 * @param at any moment of the week in question
 * @spec §9 Display formats: week label — weeks start on Monday
 */
export const weekLabel = (at: Seconds, now: Seconds): WeekLabel => {
  const monday = mondayOf(dayOf(at));
  const recent = RECENT[(mondayOf(dayOf(now)) - monday) / DAYS_PER_WEEK];
  if (recent !== undefined) return { key: recent };
  return {
    key: 'format.week.range',
    params: { from: dayAndMonth(monday), until: dayAndMonth(monday + DAYS_PER_WEEK - 1) },
  };
};
