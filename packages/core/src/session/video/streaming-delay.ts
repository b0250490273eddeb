import { millis, type Millis } from '../../kernel/units.ts';
import { RETRY_DELAYS, RETRY_JITTER, WAIT_DELAYS } from './streaming.constants.ts';

const nthOrLast = (delays: readonly [Millis, ...Millis[]], index: number): Millis =>
  delays[Math.min(index, delays.length - 1)] ?? delays[0];

/**
 * Pause before a lost stream is tried again.
 * @param tries that were made since it was lost
 * @param chance from 0 up to 1
 * @spec §4 Request flow — reconnect: 1, 2, 4, 8, 15 s, each ±20 %
 */
export const retryDelay = (tries: number, chance: number): Millis =>
  millis(Math.round(nthOrLast(RETRY_DELAYS, tries) * (1 + RETRY_JITTER * (2 * chance - 1))));

/** Pause before the server is asked again for a picture that is not there yet. @spec §4 Request flow — back camera */
export const waitDelay = (asks: number): Millis => nthOrLast(WAIT_DELAYS, asks);
