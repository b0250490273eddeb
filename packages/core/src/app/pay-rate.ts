import type { EarningsItem } from '../earnings/earnings.ts';
import { cents, type Cents, type Seconds } from '../kernel/units.ts';

/** Cents for a second. */
export type PayRate = number;

/** What a second brought her in these. @returns undefined when none of them has a length */
export const payRate = (items: readonly Pick<EarningsItem, 'amount' | 'duration'>[]): PayRate | undefined => {
  const timed = items.filter(({ duration }) => duration > 0);
  const seconds = timed.reduce((sum, { duration }) => sum + duration, 0);
  const earned = timed.reduce((sum, { amount }) => sum + amount, 0);
  return seconds === 0 ? undefined : earned / seconds;
};

/** What so long a session brings at that rate, rounded to the nearest cent. */
export const estimatedPay = (rate: PayRate, duration: Seconds): Cents => cents(Math.round(rate * duration));
