/** Part of the user name of a customer without an account. @spec §3 Block */
const ANONYMOUS_FRAGMENT = 'annon';

/** Checks whether a user name is that of a customer without an account; an empty name counts as one. @spec §3 Block */
export const isAnonymousName = (username: string): boolean =>
  username.trim() === '' || username.toLowerCase().includes(ANONYMOUS_FRAGMENT);

/**
 * The name to show for a customer.
 *
 * @param anonymous the word for anonymous in the language of the interface
 * @spec §9 Display formats: anonymous names
 */
export const nameOrAnonymous = (username: string, anonymous: string): string =>
  isAnonymousName(username) ? anonymous : username;
