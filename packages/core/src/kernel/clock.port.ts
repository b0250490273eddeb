import type { Millis, Seconds } from './units.ts';

/** Takes back something planned or subscribed to. Calling it twice is harmless. */
export type Cancel = () => void;

/**
 * All the time the core knows. A browser may back it with a Worker, a test and `sim replay` with the virtual clock.
 *
 * `now` is monotonic: it starts anywhere, never steps back and ignores changes of the wall clock, so every duration is measured with it.
 * `today` is the wall clock, seconds since 1970, for dates only.
 */
export interface Clock {
  readonly now: () => Millis;
  readonly today: () => Seconds;
  readonly schedule: (after: Millis, task: () => void) => Cancel;
}
