/** Part of a bar that an amount takes beside the largest of all, from 0 to 1; below zero it takes none. */
export const shareOf = (amount: number, amounts: readonly number[]): number =>
  Math.max(0, amount) / Math.max(1, ...amounts);
