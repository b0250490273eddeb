import { COMMON_PASSWORDS, passwordLength, SHORTEST_PASSWORD } from './password-rules.ts';

/**
 * Picks the passwords that are refused for being common.
 *
 * @param byUse most used first, in lower case
 * @returns the 3,000 most used of those that are long enough: the shorter ones are refused anyway
 */
export const pickCommon = (byUse: readonly string[]): ReadonlySet<string> =>
  new Set(byUse.filter((password) => passwordLength(password) >= SHORTEST_PASSWORD).slice(0, COMMON_PASSWORDS));
