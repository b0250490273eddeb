import { cents, type Cents, type Seconds } from '../kernel/units.ts';

/** A week before the running one. */
export interface EarlierWeek {
  /** Its first moment. */
  readonly from: Seconds;
  readonly amount: Cents;
  /** Earnings up to the same time of the week as now. */
  readonly amountUntilSamePoint: Cents;
}

/** The running week and the weeks before it. A call of ours. */
export interface PayoutWeeks {
  /** The first moment of the running week. */
  readonly from: Seconds;
  readonly earned: Cents;
  /** Time of the payout of the running week. */
  readonly paidAt: Seconds;
  /** The latest first; weeks before the performer's first whole one are left out. */
  readonly earlier: readonly EarlierWeek[];
}

/** Expected earnings of the running week. */
export interface PayoutForecast {
  readonly amount: Cents;
  /** As much as the worst and the best of the weeks that it is made from would bring. */
  readonly low: Cents;
  readonly high: Cents;
  /** Number of weeks that it is made from. */
  readonly weeks: number;
}

/** Most and least number of earlier weeks that a forecast is made from: a month of habits, and never one week alone. */
export const FORECAST_WEEKS = 4;
const FEWEST_WEEKS = 2;

/**
 * Forecasts the running week: what is earned so far, and the average of what the four weeks before brought after the same point.
 *
 * @param earlier the latest first
 * @returns undefined with fewer than two weeks before
 */
export const forecastPayout = (earned: Cents, earlier: readonly EarlierWeek[]): PayoutForecast | undefined => {
  const rests = earlier.slice(0, FORECAST_WEEKS).map((week) => Math.max(0, week.amount - week.amountUntilSamePoint));
  if (rests.length < FEWEST_WEEKS) return undefined;
  const average = rests.reduce((sum, rest) => sum + rest, 0) / rests.length;
  return {
    amount: cents(earned + Math.round(average)),
    low: cents(earned + Math.min(...rests)),
    high: cents(earned + Math.max(...rests)),
    weeks: rests.length,
  };
};
