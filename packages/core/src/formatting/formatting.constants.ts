import { cents, seconds } from '../kernel/units.ts';

/** Shown instead of a value that is missing or makes no sense. @spec §9 Display formats: currency */
export const INVALID = '-';
/** Prices are kept in cents and read in euros. @spec §9 Display formats: currency */
export const CENTS_PER_EURO = cents(100);
/** A fraction is shown in hundredths. @spec §9 Display formats: fraction */
export const WHOLE_PERCENTAGE = 100;

/** Session time counts minutes and seconds in sixties. @spec §9 Display formats: session time */
export const SECONDS_PER_MINUTE = seconds(60);
/** Limit above which a session time gets hours and a countdown is in hours. @spec §9 Display formats: session time, countdown */
export const SECONDS_PER_HOUR = seconds(3_600);
/** Limit above which a countdown is in days. @spec §9 Display formats: countdown */
export const SECONDS_PER_DAY = seconds(86_400);

/** A week starts on Monday and has this many days. @spec §9 Display formats: week label */
export const DAYS_PER_WEEK = 7;

/** Time zone of every date and time; pages name it where it matters. @spec §9 Display formats — the zone is our choice */
export const TIME_ZONE = 'Europe/Amsterdam';
