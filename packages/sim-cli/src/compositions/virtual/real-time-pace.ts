import { setTimeout as sleep } from 'node:timers/promises';
import { elapsed, millis, type Millis } from '@greenroom/core/kernel/units';
import type { VirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { Pace } from './pace.ts';

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
