import type { Scope } from '@greenroom/core/earnings/earnings-period';
import type { Cents, Seconds } from '@greenroom/core/kernel/units';

/** Period on show, with links to others. */
export interface PeriodModel {
  readonly scope: Scope;
  readonly from: Seconds;
  /** Its first day and today, as a date field writes them. */
  readonly day: string;
  readonly today: string;
  /** Start of today. */
  readonly now: Seconds;
  /** A moment in the period before. */
  readonly before: Seconds;
  /** A moment in the period after; undefined when that lies in the future. */
  readonly after: Seconds | undefined;
}

/** Comparison with the period before. */
export interface ComparisonModel {
  readonly kind: 'more' | 'less' | 'same';
  readonly amount: string;
  /** Time up to which both periods are counted while this one is still running. */
  readonly upTo?: string;
}

/** One hour of a day, or one day of a longer period, beside that of the period before. */
export interface PartModel {
  readonly index: number;
  /** For the drawing. */
  readonly cents: Cents;
  /** Undefined where the period before has no such part, or is not known. */
  readonly centsBefore: Cents | undefined;
  readonly amount: string;
  readonly amountBefore: string;
}
