import { millis } from '../kernel/units.ts';

/** A break after a session: work resumes by itself after this. The length is our choice. */
export const BREAK_LENGTH = millis(5 * 60_000);
/** The performer is reminded this long before work resumes. The time is our choice. */
export const BREAK_REMINDER = millis(30_000);
