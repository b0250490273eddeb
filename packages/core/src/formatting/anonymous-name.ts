import { ANONYMOUS_FRAGMENT } from './formatting.constants.ts';

/** Customers without an account get a user name that says so. @spec §3 Block */
const isAnonymous = (username: string): boolean => username.toLowerCase().includes(ANONYMOUS_FRAGMENT);

/**
 * The name to show for a customer.
 *
 * @param anonymous the word for anonymous in the language of the interface
 * @spec §9 Display formats
 */
export const nameOrAnonymous = (username: string, anonymous: string): string =>
  username.trim() === '' || isAnonymous(username) ? anonymous : username;
