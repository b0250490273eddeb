import { currency } from '@greenroom/core/formatting/money';
import { cents, type Cents } from '@greenroom/core/kernel/units';
import type { ComparisonModel } from './period-model.ts';

/** Writes by how much a sum differs from an earlier one; where they are the same, the sum. */
export const compareAmounts = (sum: Cents, sumBefore: Cents): ComparisonModel => {
  const more = sum - sumBefore;
  if (more === 0) return { kind: 'same', amount: currency(sumBefore) };
  return { kind: more > 0 ? 'more' : 'less', amount: currency(cents(Math.abs(more))) };
};
