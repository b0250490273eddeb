import type { EarningsItem } from '../earnings/earnings.ts';
import { cents, type Cents, type CustomerCents, type Percent, type Seconds } from '../kernel/units.ts';

/** Cents that the performer gets for a minute. */
export type PayRate = number;

const SECONDS_PER_MINUTE = 60;
const WHOLE = 100;

/** Earnings per minute over these sessions. @returns undefined when none of them has a length */
export const payRate = (items: readonly Pick<EarningsItem, 'amount' | 'duration'>[]): PayRate | undefined => {
  const timed = items.filter(({ duration }) => duration > 0);
  const seconds = timed.reduce((sum, { duration }) => sum + duration, 0);
  const earned = timed.reduce((sum, { amount }) => sum + amount, 0);
  return seconds === 0 ? undefined : (earned * SECONDS_PER_MINUTE) / seconds;
};

/** Estimates the performer's pay for a duration at that rate, rounded to the nearest cent. */
export const estimatedPay = (rate: PayRate, duration: Seconds): Cents =>
  cents(Math.round((rate * duration) / SECONDS_PER_MINUTE));

/** The performer's part of what a customer pays, rounded to the nearest cent. */
export const shareOfPrice = (price: CustomerCents, share: Percent): Cents => cents(Math.round((price * share) / WHOLE));
