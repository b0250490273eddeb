import { cents, seconds } from '../kernel/units.ts';

/** Text that is shown in place of a value that is missing or makes no sense. @spec §9 Display formats: currency */
export const INVALID = '-';
/** Number of cents in a euro: amounts are kept in cents and shown in euros. @spec §9 Display formats: currency */
export const CENTS_PER_EURO = cents(100);
/** Factor from a fraction to the percentage that is shown. @spec §9 Display formats: fraction */
export const WHOLE_PERCENTAGE = 100;

/** Number of seconds in a minute, for session times and countdowns. @spec §9 Display formats: session time */
export const SECONDS_PER_MINUTE = seconds(60);
/**
 * Number of seconds in an hour: a session time from then on has hours, and a longer countdown is in hours.
 * @spec §9 Display formats: session time, countdown
 */
export const SECONDS_PER_HOUR = seconds(3_600);
/** Number of seconds in a day: a longer countdown is in days. @spec §9 Display formats: countdown */
export const SECONDS_PER_DAY = seconds(86_400);

/** Number of days in a week, which starts on Monday. @spec §9 Display formats: week label */
export const DAYS_PER_WEEK = 7;

/** Time zone of every date and time; pages name it where it matters. @spec §9 Display formats — the zone is our choice */
export const TIME_ZONE = 'Europe/Amsterdam';
