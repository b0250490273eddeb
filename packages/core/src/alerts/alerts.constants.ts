import { millis } from '../kernel/units.ts';

/** How long an alert stays unless it says otherwise; it then makes room for one that waits. @spec §9 Alert display */
export const ALERT_DISPLAY_TIME = millis(2_500);
/** More than this at once hides the page; further alerts wait. @spec §9 Alert display */
export const MAX_SHOWN = 3;
/** How far back the notification centre remembers, and how many alerts may wait; the oldest gives way. @spec §9 Alert display — the length is our choice */
export const HISTORY_LENGTH = 100;
