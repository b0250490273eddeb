import {
  dayOf,
  firstOfMonth,
  firstOfYear,
  hourOf,
  mondayOf,
  sameTimeOn,
  startOfDay,
  type DayNumber,
} from '../formatting/dates.ts';
import { DAYS_PER_WEEK } from '../formatting/formatting.constants.ts';
import { seconds, type Cents, type Seconds, cents } from '../kernel/units.ts';
import { HOURS_ON_A_CLOCK, MONTHS_PER_YEAR } from './earnings.constants.ts';

/** Lengths of a period of earnings. @spec §9 Earnings views — day, week, month */
export const SCOPES = ['day', 'week', 'month'] as const;

export type Scope = (typeof SCOPES)[number];

/** Lengths of a period of a report: those of the earnings, and a year, which is ours. */
export const SPANS = [...SCOPES, 'year'] as const;

export type Span = (typeof SPANS)[number];

/** Period of earnings in whole calendar days of Amsterdam. @spec §9 Earnings views */
export interface Period<Of extends Span = Scope> {
  readonly scope: Of;
  readonly firstDay: DayNumber;
  /** The day after the last. */
  readonly endDay: DayNumber;
  readonly from: Seconds;
  /** The first moment after the period. */
  readonly until: Seconds;
}

const FIRST_DAY = {
  day: (day) => day,
  week: mondayOf,
  month: (day) => firstOfMonth(day),
  year: (day) => firstOfYear(day),
} as const satisfies Record<Span, (day: DayNumber) => DayNumber>;

const END_DAY = {
  day: (first) => first + 1,
  week: (first) => first + DAYS_PER_WEEK,
  month: (first) => firstOfMonth(first, 1),
  year: (first) => firstOfYear(first, 1),
} as const satisfies Record<Span, (first: DayNumber) => DayNumber>;

/**
 * Finds the day, week, month or year that a moment is in, by the clock in Amsterdam: a day of a clock change has 23 or 25 hours.
 * @spec §9 Earnings views
 */
export const periodOf = <Of extends Span>(scope: Of, at: Seconds): Period<Of> => {
  const firstDay = FIRST_DAY[scope](dayOf(at));
  const endDay = END_DAY[scope](firstDay);
  return { scope, firstDay, endDay, from: startOfDay(firstDay), until: startOfDay(endDay) };
};

/** Finds the day, week, month or year that ends where this one begins. @spec §9 Earnings views */
export const periodBefore = <Of extends Span>({ scope, from }: Period<Of>): Period<Of> =>
  periodOf(scope, seconds(from - 1));

/** Finds the day, week, month or year that begins where this one ends. @spec §9 Earnings views */
export const periodAfter = <Of extends Span>({ scope, until }: Period<Of>): Period<Of> => periodOf(scope, until);

/** The day of the period before that has the place of a day: as many days after its first, and the same date of the year in a year. */
const sameDayBefore = (period: Period<Span>, before: Period<Span>, day: DayNumber): DayNumber => {
  if (period.scope !== 'year') return before.firstDay + day - period.firstDay;
  const monthBefore = firstOfMonth(day, -MONTHS_PER_YEAR);
  return monthBefore + day - firstOfMonth(day);
};

/**
 * The moment up to which the period before is compared with a running one: the same time on the same day of it. Its end where this period is over,
 * or where it has no such day, as the 31st.
 */
export const samePointBefore = (period: Period<Span>, now: Seconds): Seconds => {
  const before = periodBefore(period);
  if (now >= period.until) return before.until;
  if (now < period.from) return before.from;
  const today = dayOf(now);
  const day = sameDayBefore(period, before, today);
  // The 29th of February lies behind the end of the same month a year before.
  const end = period.scope === 'year' ? firstOfMonth(today, 1 - MONTHS_PER_YEAR) : before.endDay;
  return day >= end ? startOfDay(end) : sameTimeOn(day, now);
};

/** An amount earned at a moment, or in the hour or day that begins with it. */
export interface EarnedAt {
  readonly at: Seconds;
  readonly amount: Cents;
}

/**
 * Number of parts in which a period is drawn: the 24 hours of a day, or the days of a longer period. The hour that a night in autumn has
 * twice is one part, and the one that a night in spring lacks stays empty, so two days can always be compared part by part.
 * @spec §9 Earnings views
 */
const partsOf = ({ scope, firstDay, endDay }: Period): number =>
  scope === 'day' ? HOURS_ON_A_CLOCK : endDay - firstDay;

/** Index, from 0 on, of the part that a moment of the period is in. */
const partAt = ({ scope, firstDay }: Period, at: Seconds): number =>
  scope === 'day' ? Number(hourOf(at)) : dayOf(at) - firstDay;

/**
 * Sums the earnings of each part of a period (hours of a day, else days); earnings outside the period are left out.
 * @spec §9 Earnings views
 */
export const sumByPart = (period: Period, earned: readonly EarnedAt[]): readonly Cents[] => {
  const sums = new Map<number, number>();
  for (const { at, amount } of earned) {
    if (at < period.from || at >= period.until) continue;
    const part = partAt(period, at);
    sums.set(part, (sums.get(part) ?? 0) + amount);
  }
  return Array.from({ length: partsOf(period) }, (_, part) => cents(sums.get(part) ?? 0));
};

/** A month is compared with the days four weeks before, so that weekdays meet. */
const DAYS_BETWEEN_MONTHS = 28;

/**
 * The part of the period before that stands beside a part: the same hour, the same weekday. In a month it is the day four weeks before, so
 * the days from the 29th on have none, and up to three days at the start of the month before stand beside none.
 */
export const partBefore = (period: Period, before: Period, part: number): number | undefined => {
  if (period.scope !== 'month') return part;
  const other = period.firstDay + part - DAYS_BETWEEN_MONTHS - before.firstDay;
  return other >= 0 && other < before.endDay - before.firstDay ? other : undefined;
};

/**
 * Number of hours or days of a period that are over, so that a running period is compared with as much of the one before.
 * @spec §9 Earnings views
 */
export const partsOver = (period: Period, now: Seconds): number => {
  if (now >= period.until) return partsOf(period);
  return now < period.from ? 0 : partAt(period, now);
};
