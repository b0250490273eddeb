import type { Clock } from '../../src/kernel/clock.port.ts';
import { addMillis, elapsed, millis, type Millis } from '../../src/kernel/units.ts';

/** Returns the time at which a task that falls due really runs. */
export type Throttle = (due: Millis) => Millis;

/** From this long in the background a browser runs timers once a minute instead of once a second. */
const INTENSIVE_AFTER = millis(300_000);

const roundUp = (value: number, to: number): Millis => millis(Math.ceil(value / to) * to);

/** A tab in the background, as browsers treat it: timers once a second, after 5 minutes once a minute. */
export const hiddenFrom =
  (hidden: Millis): Throttle =>
  (due) => {
    if (due < hidden) return due;
    return roundUp(due, elapsed(hidden, due) < INTENSIVE_AFTER ? 1_000 : 60_000);
  };

/** A frozen tab or a closed laptop: nothing happens between two moments, everything overdue at the second. */
export const asleepBetween =
  (from: Millis, to: Millis): Throttle =>
  (due) =>
    due >= from && due < to ? to : due;

/** A clock whose timers are late, as a browser's are. */
export const createThrottledClock = (clock: Clock, throttle: Throttle): Clock => ({
  ...clock,
  schedule: (after, task) => clock.schedule(elapsed(clock.now(), throttle(addMillis(clock.now(), after))), task),
});
