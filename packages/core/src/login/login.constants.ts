import { millis } from '../kernel/units.ts';

/** How often the platform is asked whether she is still logged in. @spec §4 Performer status, §9 Session check */
export const SESSION_CHECK_PERIOD = millis(60_000);

/** How soon the platform is asked again who she is, when it could not be reached as the page opened. */
export const START_CHECK_AGAIN = millis(5_000);
