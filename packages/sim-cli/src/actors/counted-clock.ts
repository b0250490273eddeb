import type { Clock } from '@greenroom/core/kernel/clock.port';

export interface CountedClock extends Clock {
  /** The number of tasks planned through this clock, whatever else the clock behind it has. */
  readonly planned: () => number;
}

/** Counts what one side left behind on a clock that others use too. */
export const createCountedClock = (clock: Clock): CountedClock => {
  let planned = 0;
  return {
    now: clock.now,
    today: clock.today,
    schedule: (after, task) => {
      let isOver = false;
      const over = (): void => {
        if (!isOver) planned -= 1;
        isOver = true;
      };
      planned += 1;
      const cancel = clock.schedule(after, () => {
        over();
        task();
      });
      return () => {
        over();
        cancel();
      };
    },
    planned: () => planned,
  };
};
