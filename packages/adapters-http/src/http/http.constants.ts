import { bytes, millis } from '@greenroom/core/kernel/units';

/** Longest time of a call of the platform; one without an answer by then has failed. @spec §9 Fetch timeout */
export const FETCH_TIMEOUT = millis(2_000);

/** Answers are a few kilobytes; a body beyond this is cancelled unread, so that it cannot freeze the page. */
export const LARGEST_ANSWER = bytes(2 * 1024 * 1024);

/** Raw text of an error page is cut here, in characters: a message, not a document. */
export const LONGEST_ERROR_TEXT = 1_000;
/** Timeout of an upload: a file of 15 MB over a slow connection; its progress is shown meanwhile. @spec §5 Photo — file at most 15 MB */
export const UPLOAD_TIMEOUT = millis(600_000);
