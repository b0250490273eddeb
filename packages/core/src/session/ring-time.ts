import { elapsed, millis, millisToSeconds, type Millis, type Seconds } from '../kernel/units.ts';
import { JOIN_TIMEOUT } from './session.constants.ts';

/** Time for which a request rings, and the rest of its 59 s. */
export interface RingTime {
  readonly rings: Seconds;
  /** Undefined while the 59 s do not run. `part` is the rest as a part of them, from 1 to 0. */
  readonly left: { readonly seconds: Seconds; readonly part: number } | undefined;
}

/** @spec §9 Join timeout — that it is shown as seconds and as a line is our choice */
export const ringTime = (askedAt: Millis, left: Seconds | undefined, now: Millis): RingTime => ({
  rings: millisToSeconds(millis(Math.max(0, elapsed(askedAt, now)))),
  left: left === undefined ? undefined : { seconds: left, part: Math.min(1, left / millisToSeconds(JOIN_TIMEOUT)) },
});
