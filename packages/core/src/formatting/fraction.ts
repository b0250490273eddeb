import { INVALID, WHOLE_PERCENTAGE } from './formatting.constants.ts';

/**
 * Formats a part of a whole as a percentage: `66%` for 2 of 3.
 * @returns a whole percentage, rounded down; `-` when there is no whole
 * @spec §9 Display formats: fraction
 */
export const fraction = (part: number, whole: number): string => {
  // Multiplied before divided: 29 / 100 × 100 is 28.999… and would lose one per cent.
  const percentage = Math.floor((part * WHOLE_PERCENTAGE) / whole);
  return Number.isFinite(percentage) ? `${percentage}%` : INVALID;
};
