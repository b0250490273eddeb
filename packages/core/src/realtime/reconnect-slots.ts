import { addMillis, elapsed, millis, type Millis } from '../kernel/units.ts';
import type { RealtimeErrorCode } from './realtime.errors.ts';
import {
  FIRST_SLOT,
  FIRST_TRY_SPREAD,
  FIRST_TRY_SPREAD_SEEN,
  LONGEST_SLOT,
  RECONNECT_TRIES,
  RECONNECT_WINDOW,
} from './realtime.constants.ts';

/** The tries to get back one lost connection. */
export interface ReconnectSeries {
  /** Number of started tries. */
  readonly tries: number;
  /** Time of the loss, in time spent awake. */
  readonly since: Millis;
  /** Error of the last failed try, where it has a name. */
  readonly error: RealtimeErrorCode | undefined;
}

const slotLength = (attempt: number): Millis => millis(Math.min(FIRST_SLOT * 2 ** (attempt - 2), LONGEST_SLOT));

const slotStart = (attempt: number): Millis => {
  let start = millis(0);
  for (let earlier = 2; earlier < attempt; earlier += 1) start = addMillis(start, slotLength(earlier));
  return start;
};

/**
 * Start of the next try: the first within 1 s, or 300 ms while the page is visible; each later one at a random moment of its own slot. The
 * slots follow each other, double from 1 s up to 7.5 s and end 52 s after the loss. So a thousand clients that lost the same server spread
 * evenly over each slot, and none gives up before 44.5 s.
 * @param chance from 0 up to 1
 * @returns `undefined` when it is time to give up: after 10 tries, or 52 s after the loss
 * @spec §4 Real-time connection — dropped and reconnected
 */
export const nextTryAt = (
  series: ReconnectSeries,
  now: Millis,
  chance: number,
  isHidden = false,
): Millis | undefined => {
  if (series.tries === 0) return addMillis(now, millis(chance * (isHidden ? FIRST_TRY_SPREAD : FIRST_TRY_SPREAD_SEEN)));
  if (series.tries >= RECONNECT_TRIES || elapsed(series.since, now) > RECONNECT_WINDOW) return undefined;
  const attempt = series.tries + 1;
  const due = series.since + slotStart(attempt) + chance * slotLength(attempt);
  return millis(Math.max(now, due));
};
