import type { Millis, Seconds } from './units.ts';

/** Takes back something planned or subscribed to. Calling it twice is harmless. */
export type Cancel = () => void;

/**
 * The only source of time in the core. `now` is monotonic from any start, unaffected by the wall clock: it measures durations. `today` is
 * the wall clock, seconds since 1970, for dates only.
 */
export interface Clock {
  readonly now: () => Millis;
  readonly today: () => Seconds;
  readonly schedule: (after: Millis, task: () => void) => Cancel;
}
