import { elapsed, millis, type Millis, type Seconds } from '../kernel/units.ts';
import {
  EARLY_SLOTS,
  type RealtimeErrorCode,
  RECONNECT_TRIES,
  RECONNECT_WINDOW,
  RELOAD_GUARD,
  SLOW_SPREAD,
  SLOW_WAIT,
} from './realtime.constants.ts';

/** The tries to get back one lost connection. */
export interface ReconnectSeries {
  readonly tries: number;
  /** Time of the loss, in time spent awake. */
  readonly since: Millis;
  /** Time of the loss as the clock had it. */
  readonly lostAt: Millis;
  /** Start of the last try; of the loss before the first. */
  readonly triedAt: Millis;
  /** True once the first series has failed: from then on a try follows every 20 to 40 s. */
  readonly isSlow: boolean;
  /** Error of the last failed try, where it has a name. */
  readonly error: RealtimeErrorCode | undefined;
}

/** Lengths of the slots of all tries of the first series. */
const slotsOf = (spread: Millis): readonly number[] => {
  const early = [spread, ...EARLY_SLOTS.map((slot) => Math.max(slot, spread))];
  const later = RECONNECT_TRIES - early.length;
  const rest = RECONNECT_WINDOW - early.reduce((sum, slot) => sum + slot, 0);
  return [...early, ...Array.from({ length: later }, () => rest / later)];
};

/** Checks whether the first series of tries has ended: after 10 tries, or 52 s after the loss. @spec §4 Real-time connection */
export const isSeriesOver = ({ tries, since, isSlow }: ReconnectSeries, now: Millis): boolean =>
  isSlow || tries >= RECONNECT_TRIES || elapsed(since, now) > RECONNECT_WINDOW;

/**
 * Plans the next try: at a random moment of its slot in the first series, later 20 to 40 s after the last start. So a thousand clients of
 * one lost server spread evenly.
 * @param chance from 0 up to 1
 * @param spread length of the first slot
 * @spec §4 Real-time connection — dropped and reconnected
 */
export const nextTryAt = (series: ReconnectSeries, now: Millis, chance: number, spread: Millis): Millis => {
  if (isSeriesOver(series, now)) return millis(Math.max(now, series.triedAt + SLOW_WAIT + chance * SLOW_SPREAD));
  const slots = slotsOf(spread);
  const start = slots.slice(0, series.tries).reduce((sum, slot) => sum + slot, 0);
  return millis(Math.max(now, series.since + start + chance * (slots[series.tries] ?? 0)));
};

/**
 * Checks whether a forceReload event may reload the page now: at most once per 60 s. Uses the wall clock, because a reload restarts the
 * monotonic one; ignores a stored time in the future.
 * @param last time of the last forced reload, `undefined` when there was none
 * @spec §4 Real-time connection — a forceReload event reloads the page
 */
export const mayForceReload = (last: Seconds | undefined, today: Seconds): boolean =>
  last === undefined || last > today || today - last >= RELOAD_GUARD;
