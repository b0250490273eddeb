import { createClockReader, mondayOf } from '../formatting/dates.ts';
import { DAYS_PER_WEEK, SECONDS_PER_HOUR } from '../formatting/formatting.constants.ts';
import type { ClientId } from '../kernel/ids.ts';
import { cents, seconds, type Cents, type Seconds } from '../kernel/units.ts';
import { HOURS_ON_A_CLOCK, type ReportScope, type ServiceFilter } from './earnings-period.ts';
import type { EarnedByService } from './earnings.ts';

/** Shortest time on air from which an amount per hour is shown: below it one tip would promise a fortune. */
const SHORTEST_FOR_RATE = 600;

/** Earnings per hour on air, rounded down; undefined in the first ten minutes on air. */
export const earnedPerHour = (earned: Cents, onAir: Seconds): Cents | undefined =>
  onAir < SHORTEST_FOR_RATE ? undefined : cents(Math.floor((earned * SECONDS_PER_HOUR) / onAir));

/** Subject of a report: a period, and one service or all. */
export interface ReportQuery {
  readonly scope: ReportScope;
  /** Any moment of the period; without one it is now. */
  readonly date: Seconds | undefined;
  readonly service: ServiceFilter;
}

/** An hour of the week on the clock in Amsterdam. */
export interface WeekHour {
  /** From 0, a Monday, to 6. */
  readonly weekday: number;
  /** From 0 to 23. */
  readonly hour: number;
}

/** Earnings and time on air of one hour of the week. What was earned counts in the hour in which it began. */
export interface WeekHourEarnings extends WeekHour {
  readonly amount: Cents;
  readonly onAir: Seconds;
}

export interface EarnedByCustomer {
  /** The name is as it came, with a country-code prefix before a bar. */
  readonly client: { readonly id: ClientId; readonly name: string };
  readonly count: number;
  readonly amount: Cents;
}

export interface EarnedInMonth {
  /** The first moment of the month. */
  readonly at: Seconds;
  readonly count: number;
  readonly amount: Cents;
  readonly onAir: Seconds;
  readonly services: readonly EarnedByService[];
}

/** Answers about a period that its list of earnings does not give. A call of ours. */
export interface EarningsReport {
  readonly sum: Cents;
  readonly count: number;
  /** Time on air in the period up to now, whatever the service. */
  readonly onAir: Seconds;
  /** The clock hour of the period that earned most, by its first moment; undefined without earnings. */
  readonly bestHour: { readonly at: Seconds; readonly amount: Cents } | undefined;
  /** Hours of the week with earnings or time on air. */
  readonly weekHours: readonly WeekHourEarnings[];
  /** The dearest first. */
  readonly services: readonly EarnedByService[];
  /** The dearest first; the list may be cut. */
  readonly customers: readonly EarnedByCustomer[];
  /** Customers behind the end of a list that was cut. */
  readonly otherCustomers: { readonly customers: number; readonly count: number; readonly amount: Cents };
  /** Months with earnings or time on air, the earliest first. */
  readonly months: readonly EarnedInMonth[];
  /** Payouts made in the period. */
  readonly paidOut: { readonly count: number; readonly amount: Cents };
  /** The period before up to the same point, or whole where this one is over. */
  readonly before: { readonly until: Seconds; readonly amount: Cents; readonly onAir: Seconds };
}

/** An amount, a time on air or both of the clock hour that begins at a moment. */
export interface ClockHour {
  readonly at: Seconds;
  readonly amount: Cents;
  readonly onAir: Seconds;
}

/**
 * Sums of each hour of the week, by weekday and hour; hours with nothing are left out. Both hours 02 of the night in which summer time ends
 * are the same one.
 */
export const sumByWeekHour = (hours: readonly ClockHour[]): readonly WeekHourEarnings[] => {
  const read = createClockReader();
  const sums = new Map<number, WeekHourEarnings>();
  for (const { at, amount, onAir } of hours.toSorted((one, other) => one.at - other.at)) {
    const { day, hour } = read(at);
    const weekday = day - mondayOf(day);
    const key = weekday * HOURS_ON_A_CLOCK + hour;
    const known = sums.get(key);
    sums.set(key, {
      weekday,
      hour,
      amount: cents((known?.amount ?? 0) + amount),
      onAir: seconds((known?.onAir ?? 0) + onAir),
    });
  }
  return [...sums]
    .toSorted(([one], [other]) => one - other)
    .map(([, sum]) => sum)
    .filter(({ amount, onAir }) => amount !== 0 || onAir > 0);
};

/** The clock hour that earned most, the earliest of several; undefined without earnings. */
export const bestHourOf = (hours: readonly ClockHour[]): EarningsReport['bestHour'] => {
  let best: EarningsReport['bestHour'];
  for (const { at, amount } of hours) {
    if (amount <= 0 || (best !== undefined && amount < best.amount)) continue;
    if (best === undefined || amount > best.amount || at < best.at) best = { at, amount };
  }
  return best;
};

/** A row of the heatmap: one hour of the clock on seven days, or hours in a row in which nothing was earned on no day. */
export type HeatmapRow =
  | { readonly kind: 'hour'; readonly hour: number; readonly days: readonly (WeekHourEarnings | undefined)[] }
  | { readonly kind: 'idle'; readonly from: number; readonly until: number };

/** Rows of the heatmap, from 0 to 24 o'clock: idle hours in a row are one row. */
export const heatmapRows = (weekHours: readonly WeekHourEarnings[]): readonly HeatmapRow[] => {
  const rows: HeatmapRow[] = [];
  for (let hour = 0; hour < HOURS_ON_A_CLOCK; hour += 1) {
    const inHour = weekHours.filter((each) => each.hour === hour);
    const last = rows.at(-1);
    if (inHour.length > 0) {
      const days = Array.from({ length: DAYS_PER_WEEK }, (_, day) => inHour.find(({ weekday }) => weekday === day));
      rows.push({ kind: 'hour', hour, days });
    } else if (last?.kind === 'idle') rows[rows.length - 1] = { ...last, until: hour + 1 };
    else rows.push({ kind: 'idle', from: hour, until: hour + 1 });
  }
  return rows;
};

/** Number of shades of the heatmap beside none. */
const HEAT_LEVELS = 4;

/** Shade of a value between nothing, which is 0, and the highest, which is 4. */
export const heatLevel = (value: number, highest: number): number =>
  value <= 0 || highest <= 0 ? 0 : Math.min(HEAT_LEVELS, Math.ceil((value * HEAT_LEVELS) / highest));

/** Time on air from which an hour of the week can be the best one per hour: below it a single session decides. */
const ENOUGH_ON_AIR = seconds(3_600);

/** The hour of the week that earned most per hour on air, of those with an hour on air or more; the earliest of several. */
export const bestRate = (
  weekHours: readonly WeekHourEarnings[],
): { readonly at: WeekHour; readonly perHour: Cents } | undefined => {
  let best: { readonly at: WeekHour; readonly perHour: Cents } | undefined;
  for (const { weekday, hour, amount, onAir } of weekHours) {
    const perHour = onAir < ENOUGH_ON_AIR ? undefined : earnedPerHour(amount, onAir);
    if (perHour !== undefined && perHour > (best?.perHour ?? 0)) best = { at: { weekday, hour }, perHour };
  }
  return best;
};
