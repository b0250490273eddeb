import type { Credentials } from './auth-api.port.ts';

/** What the two steps of the login page give. @spec §2 Login page */
export interface LoginInput {
  readonly performerId: string;
  readonly password: string;
  readonly code?: string;
}

/**
 * What is sent: blanks around the performer ID and within the code are slips of the hand; the password is taken as typed.
 * @param forced take over a login elsewhere
 * @spec §3 Login — performer ID, password, token (optional)
 */
export const toCredentials = ({ performerId, password, code = '' }: LoginInput, forced: boolean): Credentials => {
  const typed = code.replaceAll(/\s/g, '');
  const base = { performerId: performerId.trim(), password, forced };
  return typed === '' ? base : { ...base, code: typed };
};
