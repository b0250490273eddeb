import { seenText } from '../kernel/outside-text.ts';

/** Part of the user name of a customer without an account. @spec §3 Block */
const ANONYMOUS_FRAGMENT = 'annon';

/** Country-code prefix of a user name. @spec §3 Session — name with a country-code prefix before a bar */
export const COUNTRY_PREFIX = /^([a-z]{2})?\|/iu;

/** Checks whether a user name is that of a customer without an account; a name that is empty behind its country counts as one. @spec §3 Block */
export const isAnonymousName = (username: string): boolean =>
  seenText(username.replace(COUNTRY_PREFIX, '')) === '' || username.toLowerCase().includes(ANONYMOUS_FRAGMENT);

/**
 * Returns the name to show for a customer. Whether the customer is anonymous was decided by the whole name, of which the screen has 25
 * characters.
 *
 * @param word the word for anonymous in the language of the interface
 * @spec §9 Display formats: anonymous names
 */
export const nameOrAnonymous = (
  { name, anonymous }: { readonly name: string; readonly anonymous: boolean },
  word: string,
): string => (anonymous || name === '' ? word : name);
