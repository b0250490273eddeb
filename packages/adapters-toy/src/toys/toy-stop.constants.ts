import { millis } from '@greenroom/core/kernel/units';

/** A toy's app that takes longer is asked again. @spec §9 Fetch timeout */
export const STOP_TIMEOUT = millis(2_000);
/** How often a stop is tried: a toy that was not told to stop goes on, but nobody may wait for ever. */
export const STOP_TRIES = 3;
/** Between two tries, so that an app that is just starting gets a chance. */
export const STOP_PAUSE = millis(250);
