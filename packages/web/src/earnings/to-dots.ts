import type { Cents } from '@greenroom/core/kernel/units';

/** Marks of the period before in the chart; none where nothing was earned. */
export const toDots = (amounts: readonly (Cents | undefined)[]): (number | null)[] =>
  amounts.map((amount) => (amount === undefined || amount === 0 ? null : amount));
