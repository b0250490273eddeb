import type { Cancel, Clock } from './clock.port.ts';
import type { Millis } from './units.ts';

/** Timers of one owner, each with a name. */
export interface Timers<Name extends string> {
  /** Runs the task once after the given time. A running timer of that name is replaced, so this restarts it too. */
  readonly start: (name: Name, after: Millis, task: () => void) => void;
  /** Ends a timer before its time; nothing happens where none of that name runs. */
  readonly stop: (name: Name) => void;
  readonly stopAll: () => void;
  /** Checks whether the timer was started and is neither over nor stopped; false while its task runs. */
  readonly isRunning: (name: Name) => boolean;
}

/** Creates a set of named timers on the clock. */
export const createTimers = <Name extends string>(clock: Pick<Clock, 'schedule'>): Timers<Name> => {
  const running = new Map<Name, Cancel>();
  const stop = (name: Name): void => {
    running.get(name)?.();
    running.delete(name);
  };
  return {
    start: (name, after, task) => {
      stop(name);
      const due = (): void => {
        running.delete(name);
        task();
      };
      running.set(name, clock.schedule(after, due));
    },
    stop,
    stopAll: () => {
      for (const name of running.keys()) stop(name);
    },
    isRunning: (name) => running.has(name),
  };
};
