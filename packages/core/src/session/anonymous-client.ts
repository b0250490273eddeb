import { seenText } from '../kernel/outside-text.ts';

/** Part of the user name of a customer without an account. @spec §3 Block */
const ANONYMOUS_FRAGMENT = 'annon';

/** Checks whether a user name is that of a customer without an account; an empty name counts as one. @spec §3 Block */
export const isAnonymousName = (username: string): boolean =>
  seenText(username) === '' || username.toLowerCase().includes(ANONYMOUS_FRAGMENT);

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
