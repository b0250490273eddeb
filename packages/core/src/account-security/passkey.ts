import type { Seconds } from '../kernel/units.ts';

/** Passkey of an account. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Seconds;
  /** Time of the latest log-in with it; undefined when it was never used. */
  readonly usedAt: Seconds | undefined;
}

/** Longest name of a passkey. */
export const MAX_PASSKEY_NAME = 40;

/** Name as it is kept: without blanks around it, never longer than the limit. */
export const tidyPasskeyName = (typed: string): string => typed.trim().slice(0, MAX_PASSKEY_NAME);
