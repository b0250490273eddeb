import type { Cancel, Clock } from './clock.port.ts';
import type { Millis } from './units.ts';

/** Creates a set of named timers on the clock. */
export const createTimers = <Name extends string>(clock: Pick<Clock, 'schedule'>) => {
  const running = new Map<Name, Cancel>();
  const stop = (name: Name): void => {
    running.get(name)?.();
    running.delete(name);
  };
  return {
    /** Runs the task once after the given time. A running timer of that name is replaced, so this restarts it too. */
    start: (name: Name, after: Millis, task: () => void) => {
      stop(name);
      const due = (): void => {
        running.delete(name);
        task();
      };
      running.set(name, clock.schedule(after, due));
    },
    /** Ends a timer before its time; nothing happens where none of that name runs. */
    stop,
    stopAll: () => {
      for (const name of running.keys()) stop(name);
    },
    /** Checks whether the timer was started and is neither over nor stopped; false while its task runs. */
    isRunning: (name: Name) => running.has(name),
  };
};
