import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import { millis, millisToSeconds, seconds, type Millis } from '@greenroom/core/kernel/units';

/** The platform's time: real time, or a multiple of it, so that a test can let 59 seconds pass in one. */
export interface PlatformClock extends Clock {
  /** Speed of the clock, as a multiple of real time. */
  readonly rate: number;
  /** Milliseconds since 1970 on this clock's own scale: for what must expire, also across a restart. */
  readonly stamp: () => Millis;
  /** Runs a task again and again until cancelled. */
  readonly every: (period: Millis, task: () => void) => Cancel;
  /** Sets the stamp forward to at least this; never back. */
  readonly notBefore: (stamp: Millis) => void;
  /** Cancels all tasks that are still planned. */
  readonly dispose: () => void;
}

/** Seconds since a stamp; never less than 0: another node may have written it, whose clock is ahead. */
export const secondsSince = (clock: Pick<PlatformClock, 'stamp'>, stamp: number): number =>
  Math.max(0, millisToSeconds(millis(clock.stamp() - stamp)));

/** Date of a stamp, in epoch seconds: stamps run at the rate of the clock, dates do not. */
export const dateOf = (clock: Pick<PlatformClock, 'stamp' | 'today' | 'rate'>, stamp: number): number =>
  clock.today() - Math.floor(secondsSince(clock, stamp) / clock.rate);

/** Longest time that a timer of Node waits for, 24 days: beyond it a timer ends at once. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/**
 * Dates stay real at any rate, for they are shown; durations and expiry run at the rate.
 *
 * @param rate how many times as fast as real time; above 0
 */
export const createPlatformClock = (rate = 1): PlatformClock => {
  const startedAt = performance.now();
  let startedOn = Date.now();
  const planned = new Set<NodeJS.Timeout>();
  const now = (): Millis => millis((performance.now() - startedAt) * rate);

  const schedule = (after: Millis, task: () => void): Cancel => {
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      const part = Math.min(left, LONGEST_TIMEOUT);
      timer = setTimeout(() => {
        planned.delete(timer);
        if (part < left) wait(left - part);
        else task();
      }, part);
      planned.add(timer);
    };
    wait(Math.max(0, after) / rate);
    return () => {
      planned.delete(timer);
      clearTimeout(timer);
    };
  };
  const every = (period: Millis, task: () => void): Cancel => {
    const timer = setInterval(task, Math.max(1, period / rate));
    planned.add(timer);
    return () => {
      planned.delete(timer);
      clearInterval(timer);
    };
  };
  return {
    rate,
    now,
    today: () => seconds(Math.floor(Date.now() / 1000)),
    stamp: () => millis(Math.floor(startedOn + now())),
    notBefore: (stamp) => {
      startedOn = Math.max(startedOn, stamp - now());
    },
    schedule,
    every,
    dispose: () => {
      for (const timer of planned) clearTimeout(timer);
      planned.clear();
    },
  };
};
