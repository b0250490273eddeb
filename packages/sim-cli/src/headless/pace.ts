import type { Millis } from '@greenroom/core/kernel/units';
import type { VirtualClock } from '@greenroom/core/kernel/virtual-clock';

/** Lets time pass. */
export interface Pace {
  /** Until it is true, or until this much time has passed. @returns whether it became true */
  readonly until: (isTrue: () => boolean, limit: Millis) => Promise<boolean>;
  readonly pass: (time: Millis) => Promise<void>;
  /** Until everything that can be answered without waiting is answered. */
  readonly settle: () => Promise<void>;
}

/** Everything that was promised has happened by then: promises are kept before the next turn of the loop. */
const nextTurn = (): Promise<void> => new Promise((go) => setImmediate(go));

/**
 * Virtual time: jumps from one planned task to the next, and lets every answer be heard in between.
 * @param stirred rises whenever something was set going that is answered by a promise
 */
export const createVirtualPace = (clock: VirtualClock, stirred: () => number): Pace => {
  let seen = -1;
  const settle = async (): Promise<void> => {
    while (seen !== stirred()) {
      seen = stirred();
      await nextTurn();
    }
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
      if (seen !== stirred()) await settle();
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
