import { millis } from '../kernel/units.ts';

/** Greatest size of a recording in bytes; a minute of speech is less than 1 MB. @spec §3 performerIVRDetails — the size is our choice */
export const MAX_RECORDING_SIZE = 5 * 1024 * 1024;
/** Greatest length of a recording, at which it ends by itself. @spec §3 performerIVRDetails — the length is our choice */
export const MAX_RECORDING_TIME = millis(60_000);
/**
 * Greatest length of a nickname in Dutch text and of the name on the phone, in characters.
 * @spec §9 Name or description limits — name 25 (Dutch)
 */
export const MAX_DUTCH_NAME = 25;
/** Greatest length of a nickname in German and English text, in characters. @spec §9 Name or description limits — or 255 */
export const MAX_NAME = 255;
/** Smallest length of a description, in characters. @spec §9 Name or description limits — description 400 to 700 */
export const MIN_DESCRIPTION = 400;
/**
 * Greatest length of a description and of a text of the phone services, in characters.
 * @spec §9 Name or description limits — description 400 to 700
 */
export const MAX_DESCRIPTION = 700;
