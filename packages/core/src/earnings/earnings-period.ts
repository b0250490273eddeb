import { dayOf, firstOfMonth, hourOf, mondayOf, startOfDay, type DayNumber } from '../formatting/dates.ts';
import { DAYS_PER_WEEK } from '../formatting/formatting.constants.ts';
import { seconds, type Cents, type Seconds, cents } from '../kernel/units.ts';
import { HOURS_ON_A_CLOCK } from './earnings.constants.ts';

/** Lengths of a period of earnings. @spec §9 Earnings views — day, week, month */
export const SCOPES = ['day', 'week', 'month'] as const;

export type Scope = (typeof SCOPES)[number];

/** Whole days of the calendar in Amsterdam. @spec §9 Earnings views */
export interface Period {
  readonly scope: Scope;
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
} as const satisfies Record<Scope, (day: DayNumber) => DayNumber>;

const END_DAY = {
  day: (first) => first + 1,
  week: (first) => first + DAYS_PER_WEEK,
  month: (first) => firstOfMonth(first, 1),
} as const satisfies Record<Scope, (first: DayNumber) => DayNumber>;

/** The day, week or month in which a moment lies: its own length on the day of a clock change. @spec §9 Earnings views */
export const periodOf = (scope: Scope, at: Seconds): Period => {
  const firstDay = FIRST_DAY[scope](dayOf(at));
  const endDay = END_DAY[scope](firstDay);
  return { scope, firstDay, endDay, from: startOfDay(firstDay), until: startOfDay(endDay) };
};

/** @spec §9 Earnings views */
export const periodBefore = ({ scope, from }: Period): Period => periodOf(scope, seconds(from - 1));

/** @spec §9 Earnings views */
export const periodAfter = ({ scope, until }: Period): Period => periodOf(scope, until);

/** An amount earned at a moment, or in the hour or day that begins with it. */
export interface EarnedAt {
  readonly at: Seconds;
  readonly amount: Cents;
}

/**
 * Number of parts in which a period is drawn: the 24 hours of a clock, or its days. The hour that a night in autumn has twice is one part,
 * and the one that a night in spring lacks stays empty, so two days can always be compared part by part.
 * @spec §9 Earnings views
 */
const partsOf = ({ scope, firstDay, endDay }: Period): number =>
  scope === 'day' ? HOURS_ON_A_CLOCK : endDay - firstDay;

/** Into which part a moment of the period falls, from 0 on. */
const partAt = ({ scope, firstDay }: Period, at: Seconds): number =>
  scope === 'day' ? Number(hourOf(at)) : dayOf(at) - firstDay;

/** The sum of each part of a period; what lies outside is left out. @spec §9 Earnings views */
export const sumByPart = (period: Period, earned: readonly EarnedAt[]): readonly Cents[] => {
  const sums = new Map<number, number>();
  for (const { at, amount } of earned) {
    if (at < period.from || at >= period.until) continue;
    const part = partAt(period, at);
    sums.set(part, (sums.get(part) ?? 0) + amount);
  }
  return Array.from({ length: partsOf(period) }, (_, part) => cents(sums.get(part) ?? 0));
};

/**
 * Number of parts of a period that are over, so that a running period is compared with as much of the one before.
 * @spec §9 Earnings views
 */
export const partsOver = (period: Period, now: Seconds): number => {
  if (now >= period.until) return partsOf(period);
  return now < period.from ? 0 : partAt(period, now);
};
