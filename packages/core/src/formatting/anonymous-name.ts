import { isAnonymousName } from '../session/anonymous-client.ts';

/**
 * The name to show for a customer.
 *
 * @param anonymous the word for anonymous in the language of the interface
 * @spec §9 Display formats
 */
export const nameOrAnonymous = (username: string, anonymous: string): string =>
  isAnonymousName(username) ? anonymous : username;
