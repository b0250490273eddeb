import type { Cents } from '@greenroom/core/kernel/units';

/** Where the chart marks the period before: nowhere where nothing was earned. */
export const toDots = (amounts: readonly (Cents | undefined)[]): (number | null)[] =>
  amounts.map((amount) => (amount === undefined || amount === 0 ? null : amount));
