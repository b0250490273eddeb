import { elapsed, millis, millisToSeconds, type Millis, type Seconds } from '../kernel/units.ts';
import { JOIN_TIMEOUT } from './session.constants.ts';

/** Time for which a request rings, and the rest of its join timeout. */
export interface RingTime {
  readonly rings: Seconds;
  /** Undefined while the join timeout does not run. `part` is what is left of it, from 1 to 0. */
  readonly left: { readonly seconds: Seconds; readonly part: number } | undefined;
}

/** @spec §9 Join timeout — that it is shown as seconds and as a line is our choice */
export const ringTime = (
  askedAt: Millis,
  left: Seconds | undefined,
  now: Millis,
  joinTimeout: Millis = JOIN_TIMEOUT,
): RingTime => ({
  rings: millisToSeconds(millis(Math.max(0, elapsed(askedAt, now)))),
  left: left === undefined ? undefined : { seconds: left, part: Math.min(1, left / millisToSeconds(joinTimeout)) },
});
