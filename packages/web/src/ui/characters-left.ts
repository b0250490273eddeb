/**
 * How many characters she may still type, once so few are left that she wants to know.
 *
 * @param from how few that is: a counter before would be noise
 */
export const charactersLeft = (typed: string, max: number, from: number): number | undefined => {
  const left = max - typed.length;
  return left <= from ? left : undefined;
};
