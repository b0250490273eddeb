import { setTimeout as sleep } from 'node:timers/promises';
import type { Pace } from '../compositions/virtual/pace.ts';
import { interrupted } from '../terminal/print.ts';

/** Time between two looks at the world, in milliseconds. */
export const LOOK_EVERY = 25;

/** Real time, at the rate of the platform: waiting is all that a step does. @throws CommandFailure once it is cut short */
export const createRealPace = (look: () => Promise<void>, rate: number, isCut: () => boolean): Pace => {
  const until: Pace['until'] = async (isTrue, limit) => {
    const end = performance.now() + limit / rate;
    for (;;) {
      if (isCut()) throw interrupted();
      await look();
      if (isTrue()) return true;
      const left = end - performance.now();
      if (left <= 0) return false;
      await sleep(Math.min(LOOK_EVERY, left));
    }
  };
  return {
    until,
    pass: async (time) => {
      await until(() => false, time);
    },
    settle: look,
  };
};
