import { millis } from '../kernel/units.ts';

/** Default display time of an alert; it then makes room for one that waits. @spec §9 Alert display */
export const ALERT_DISPLAY_TIME = millis(2_500);
/** More than this at once hides the page; further alerts wait. @spec §9 Alert display */
export const MAX_SHOWN = 3;
/** Length of the history, and greatest number of waiting alerts; the oldest is dropped. @spec §9 Alert display — the length is our choice */
export const HISTORY_LENGTH = 100;
