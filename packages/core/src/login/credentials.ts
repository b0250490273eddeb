import type { Credentials } from './auth-api.port.ts';

/** Input of the two steps of the login page. @spec §2 Login page */
export interface LoginInput {
  readonly performerId: string;
  readonly password: string;
  readonly code?: string;
  readonly remember?: boolean;
}

/**
 * Turns the input into credentials: blanks around the performer ID and within the code are removed; the password is taken as typed.
 * @param forced take over a login elsewhere
 * @spec §3 Login — performer ID, password, token (optional)
 */
export const toCredentials = (
  { performerId, password, code = '', remember = false }: LoginInput,
  forced: boolean,
): Credentials => {
  const typed = code.replaceAll(/\s/g, '');
  const base = { performerId: performerId.trim(), password, forced };
  if (typed === '') return base;
  return { ...base, code: typed, ...(remember ? { remember } : {}) };
};
