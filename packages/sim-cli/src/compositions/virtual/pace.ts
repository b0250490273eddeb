import { setTimeout as sleep } from 'node:timers/promises';
import { elapsed, millis, type Millis } from '@greenroom/core/kernel/units';
import type { VirtualClock } from '@greenroom/core/kernel/virtual-clock';

const TICK = 20;

/** Creates a pace at which virtual time passes no faster than real time, for a run that is watched. */
export const createRealTimePace = (virtual: Pace, clock: VirtualClock): Pace => {
  const wait = async (isTrue: () => boolean, limit: Millis): Promise<boolean> => {
    const offset = clock.now() - performance.now();
    const end = clock.now() + limit;
    for (;;) {
      const due = millis(Math.min(end, performance.now() + offset));
      if (await virtual.until(isTrue, elapsed(clock.now(), due))) return true;
      if (clock.now() >= end) return false;
      await sleep(TICK);
    }
  };
  return {
    settle: virtual.settle,
    until: wait,
    pass: async (time) => {
      await wait(() => false, time);
    },
  };
};

/** Lets time pass. */
export interface Pace {
  /** Waits until a condition is true, or until this much time has passed. @returns true when it became true */
  readonly until: (isTrue: () => boolean, limit: Millis) => Promise<boolean>;
  readonly pass: (time: Millis) => Promise<void>;
  /** Resolves when all calls that need no waiting are answered. */
  readonly settle: () => Promise<void>;
}

/** Resolves after all pending promises: a tick that is asked for among promises comes after the last of them. */
const nextTick = (): Promise<void> => new Promise((go) => queueMicrotask(() => process.nextTick(go)));
/** Resolves after a turn of the event loop, which handles Ctrl-C too, and costs more. */
const nextTurn = (): Promise<void> => new Promise((go) => setImmediate(go));
const TICKS_A_TURN = 100;

/**
 * Creates virtual time: it jumps from one planned task to the next, and lets every answer be handled in between.
 * @param stirred rises whenever something was set going that is answered by a promise
 * @param pending the number of answers that come from outside of this process, which take real time
 */
export const createVirtualPace = (
  clock: VirtualClock,
  stirred: () => number,
  pending: () => number = () => 0,
): Pace => {
  let seen = -1;
  let ticks = 0;
  const isStirred = (): boolean => seen !== stirred() || pending() > 0;
  /** Lets the answers to what was set going be handled. */
  const handle = (): Promise<void> => {
    seen = stirred();
    ticks = (ticks + 1) % TICKS_A_TURN;
    return ticks === 0 || pending() > 0 ? nextTurn() : nextTick();
  };
  const settle = async (): Promise<void> => {
    while (isStirred()) await handle();
  };
  const until: Pace['until'] = async (isTrue, limit) => {
    let isOver = false;
    await settle();
    if (isTrue()) return true;
    const cancel = clock.schedule(limit, () => {
      isOver = true;
    });
    while (!isOver) {
      clock.runNext();
      // As `settle` does, without a promise of its own: half of all tasks stir something.
      while (isStirred()) await handle();
      if (!isOver && isTrue()) {
        cancel();
        return true;
      }
    }
    return isTrue();
  };
  return {
    settle,
    until,
    pass: async (time) => {
      await until(() => false, time);
    },
  };
};
