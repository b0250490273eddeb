/** Part of the user name of a customer without an account. @spec §3 Block */
const ANONYMOUS_FRAGMENT = 'annon';

/** Customers without an account get a user name that says so; one without any name is as unknown. @spec §3 Block */
export const isAnonymousName = (username: string): boolean =>
  username.trim() === '' || username.toLowerCase().includes(ANONYMOUS_FRAGMENT);
