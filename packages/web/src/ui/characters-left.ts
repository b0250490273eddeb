/**
 * Number of characters left, once only a few are.
 * @param from the highest number to show: a counter before would distract
 */
export const charactersLeft = (typed: string, max: number, from: number): number | undefined => {
  const left = max - typed.length;
  return left <= from ? left : undefined;
};
