import { millis } from '@greenroom/core/kernel/units';

/** A peer that does not answer for this long after it went silent is gone; ICE itself waits 10 s longer. */
export const DISCONNECT_GRACE = millis(3_000);
/** Pause before a repeater is asked again, and the greatest number of tries. */
export const REPEATER_PAUSE = millis(500);
export const REPEATER_ASKS = 10;
