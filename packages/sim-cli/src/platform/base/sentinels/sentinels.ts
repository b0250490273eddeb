/** A description that holds one of these is refused, as moderators refuse other platforms and requests for payment. @spec §5 */
const REFUSED_WORDS = ['otherplatform', 'paymehere'];

/** An item that is described with this word is rejected when its turn comes. */
export const REJECTED_WORD = 'rejectme';

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/**
 * Checks whether a text holds a forbidden sample word, in any case and with any signs between its letters.
 * @spec §5 Profile information text — no references to other platforms and no payment requests
 */
export const isTextRefused = (text: string): boolean => REFUSED_WORDS.some((word) => letters(text).includes(word));

/** A performer ID that makes the platform refuse, whatever the password, so that every refusal can be seen by hand. */
export interface Sentinel {
  readonly performerId: string;
  /** The call that refuses. */
  readonly at: 'login' | 'check_session';
  readonly status: number;
  readonly error: string;
  /** Steps by which a person sees the error, and gets past it. */
  readonly how: string;
}

/** Performer ids by which each refusal of a login or a session check can be seen by hand. @spec §8 Login */
export const SENTINELS = [
  {
    performerId: '1400',
    at: 'login',
    status: 426,
    error: 'browser_not_supported',
    how: 'log in as 1400',
  },
  { performerId: '1403', at: 'login', status: 403, error: 'wrong_site', how: 'log in as 1403' },
  {
    performerId: '1409',
    at: 'login',
    status: 409,
    error: 'already_logged_in',
    how: 'log in as 1409; taking over gets past it',
  },
  {
    performerId: '1410',
    at: 'login',
    status: 401,
    error: 'token_expired',
    how: 'log in as 1410 and type any code; each answer sends a new one that has expired too',
  },
  {
    performerId: '1413',
    at: 'login',
    status: 401,
    error: 'first_token_expired',
    how: 'log in as 1413 and type the first code; the one that is sent then works',
  },
  { performerId: '1411', at: 'login', status: 409, error: 'double_tab', how: 'log in as 1411' },
  {
    performerId: '1500',
    at: 'check_session',
    status: 500,
    error: 'platform_failed',
    how: 'log in as 1500: the login works, the session check after it does not',
  },
] as const satisfies readonly Sentinel[];

export type SentinelError = (typeof SENTINELS)[number]['error'];

/** Finds the error that an ID produces on purpose, if any. */
export const sentinelOf = (performerId: string, at: Sentinel['at']): SentinelError | undefined =>
  SENTINELS.find((sentinel) => sentinel.performerId === performerId && sentinel.at === at)?.error;
