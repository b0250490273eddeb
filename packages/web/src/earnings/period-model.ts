import type { Scope } from '@greenroom/core/earnings/earnings-period';
import type { Cents, Seconds } from '@greenroom/core/kernel/units';

/** Which period is shown, and where one goes from it. */
export interface PeriodModel {
  readonly scope: Scope;
  readonly from: Seconds;
  /** Its first day and today, as a date field writes them. */
  readonly day: string;
  readonly today: string;
  readonly now: Seconds;
  /** A moment in the period before. */
  readonly before: Seconds;
  /** A moment in the period after; undefined when that lies in the future. */
  readonly after: Seconds | undefined;
}

/** How it compares with the period before. */
export interface ComparisonModel {
  readonly kind: 'more' | 'less' | 'same';
  readonly amount: string;
  /** Where the period is still running: up to when both are counted. */
  readonly upTo?: string;
}

/** One hour of a day, or one day of a longer period, beside that of the period before. */
export interface PartModel {
  readonly index: number;
  /** For the drawing; undefined where the period has no such part. */
  readonly cents: Cents | undefined;
  readonly centsBefore: Cents | undefined;
  readonly amount: string;
  readonly amountBefore: string;
}
