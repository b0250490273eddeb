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
import { cents, type Cents, type ListPart, seconds, type Seconds } from '../kernel/units.ts';
import { isService, type Service } from '../services/service.ts';

/** Value of the service filter that means all services. @spec §2 /earnings/ — service ALL */
export const ALL_SERVICES = 'ALL';

/** Number of hours in which the earnings of a day are drawn. @spec §9 Earnings views — day */
export const HOURS_ON_A_CLOCK = 24;

/** Number of months in which the earnings of a year are shown. */
const MONTHS_PER_YEAR = 12;

/** Number of rows that one call fetches for the file of a period. @spec §2 /earnings/ — the size is our choice */
export const EXPORT_PORTION = 100;

/** Earliest date of earnings, 1 January 2000: an address with an earlier one means today. @spec §2 /earnings/ — date now */
export const EARLIEST_DATE = seconds(946_681_200);
/** End of the dates of earnings, 1 January 2100: an address with this date or a later one means today. @spec §2 /earnings/ — date now */
export const LATEST_DATE = seconds(4_102_441_200);

/** Ranks of a performer, from the lowest to the highest. @spec §3 Media ranks — levels 1 to 7, §1 the performer rank updates weekly */
export const RANKS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Lengths of a period of earnings. @spec §9 Earnings views — day, week, month */
export const SCOPES = ['day', 'week', 'month'] as const;

export type Scope = (typeof SCOPES)[number];

/** Lengths of a period of a report: those of the earnings, and a year, which is ours. */
export const REPORT_SCOPES = [...SCOPES, 'year'] as const;

export type ReportScope = (typeof REPORT_SCOPES)[number];

/** Period of earnings in whole calendar days of Amsterdam. @spec §9 Earnings views */
export interface Period<Of extends ReportScope = Scope> {
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
} as const satisfies Record<ReportScope, (day: DayNumber) => DayNumber>;

const END_DAY = {
  day: (first) => first + 1,
  week: (first) => first + DAYS_PER_WEEK,
  month: (first) => firstOfMonth(first, 1),
  year: (first) => firstOfYear(first, 1),
} as const satisfies Record<ReportScope, (first: DayNumber) => DayNumber>;

/**
 * Finds the day, week, month or year that a moment is in, by the clock in Amsterdam: a day of a clock change has 23 or 25 hours.
 * @spec §9 Earnings views
 */
export const periodOf = <Of extends ReportScope>(scope: Of, at: Seconds): Period<Of> => {
  const firstDay = FIRST_DAY[scope](dayOf(at));
  const endDay = END_DAY[scope](firstDay);
  return { scope, firstDay, endDay, from: startOfDay(firstDay), until: startOfDay(endDay) };
};

/** Finds the day, week, month or year that ends where this one begins. @spec §9 Earnings views */
export const periodBefore = <Of extends ReportScope>({ scope, from }: Period<Of>): Period<Of> =>
  periodOf(scope, seconds(from - 1));

/** Finds the day, week, month or year that begins where this one ends. @spec §9 Earnings views */
export const periodAfter = <Of extends ReportScope>({ scope, until }: Period<Of>): Period<Of> => periodOf(scope, until);

/** The day of the period before that has the place of a day: as many days after its first, and the same date of the year in a year. */
const sameDayBefore = (period: Period<ReportScope>, before: Period<ReportScope>, day: DayNumber): DayNumber => {
  if (period.scope !== 'year') return before.firstDay + day - period.firstDay;
  const monthBefore = firstOfMonth(day, -MONTHS_PER_YEAR);
  return monthBefore + day - firstOfMonth(day);
};

/**
 * The moment up to which the period before is compared with a running one: the same time on the same day of it. Its end where this period is over,
 * or where it has no such day, as the 31st.
 */
export const samePointBefore = (period: Period<ReportScope>, now: Seconds): Seconds => {
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

/** Sums the earnings of the day of a moment. @returns undefined where the moment is not in the period */
export const sumOfDay = (period: Period, earned: readonly EarnedAt[], moment: Seconds): Cents | undefined => {
  if (moment < period.from || moment >= period.until) return undefined;
  return cents(earned.reduce((sum, { at, amount }) => (dayOf(at) === dayOf(moment) ? sum + amount : sum), 0));
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

export type ServiceFilter = Service | typeof ALL_SERVICES;

/** The part of the earnings that a page shows. @spec §2 /earnings/ — limit 20, date now, scope day, service ALL */
export interface EarningsQuery extends ListPart {
  readonly scope: Scope;
  /** Any moment of the period, in seconds; `undefined` means now. @spec §3 Earnings query — date in seconds */
  readonly date: Seconds | undefined;
  readonly service: ServiceFilter;
}

/**
 * Reads the length of the period from the address: day, week or month; a day when it names none.
 * @spec §2 /earnings/ — scope day (also week, month)
 */
export const readScope = (text: string | null): Scope => SCOPES.find((scope) => scope === text) ?? 'day';

/** Reads the service from the address; all services when it names none. @spec §2 /earnings/ — service ALL */
export const readServiceFilter = (text: string | null): ServiceFilter =>
  text !== null && isService(text) ? text : ALL_SERVICES;

/**
 * Reads the date from the address, in seconds; `undefined`, which means now, when it has none between the years 2000 and 2100.
 * @spec §2 /earnings/ — date now
 */
export const readDate = (text: string | null): Seconds | undefined => {
  const value = text !== null && /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  return value >= EARLIEST_DATE && value < LATEST_DATE ? seconds(value) : undefined;
};
