import { millis } from '../kernel/units.ts';

/** Period of the session check. @spec §4 Performer status, §9 Session check */
export const SESSION_CHECK_PERIOD = millis(60_000);

/** Pause before the first check is repeated, when the platform could not be reached as the page opened. */
export const START_CHECK_AGAIN = millis(5_000);
