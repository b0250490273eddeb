import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import { millis, seconds, type Millis } from '@greenroom/core/kernel/units';

/** Part of a Worker that the clock uses. */
export interface TimerWorker {
  readonly postMessage: (message: TimerRequest) => void;
  readonly onTick: (listener: (id: number) => void) => void;
  /** The Worker could not be loaded or died. */
  readonly onFailure: (listener: () => void) => void;
}

export type TimerRequest =
  | { readonly type: 'start'; readonly id: number; readonly after: number }
  | { readonly type: 'stop'; readonly id: number };

export interface WallAndMonotonic {
  /** Milliseconds since 1970. */
  readonly wall: () => number;
  /** Milliseconds since somewhere; never steps back. */
  readonly monotonic: () => number;
}

export interface WorkerClockOptions {
  /** Rate of this clock; 1 is real time, other values are for tests by hand. */
  readonly rate: number;
  readonly worker: TimerWorker | undefined;
  readonly time: WallAndMonotonic;
}

interface Task {
  readonly due: number;
  readonly run: () => void;
}

const MS_PER_SECOND = 1000;

/**
 * The page's clock. Its timers run in a Worker, because a browser lets the timers of a hidden tab run once a second, and after some
 * minutes once a minute. Where there is no Worker the page's own timers serve.
 */
export const createWorkerClock = ({ rate, worker, time }: WorkerClockOptions): Clock => {
  const tasks = new Map<number, Task>();
  const started = { wall: time.wall(), monotonic: time.monotonic() };
  let lastId = 0;
  let helper = worker;

  const now = (): Millis => millis((time.monotonic() - started.monotonic) * rate);
  const run = (id: number): void => {
    const task = tasks.get(id);
    tasks.delete(id);
    task?.run();
  };
  const plan = (id: number, after: number): void => {
    if (helper === undefined) setTimeout(run, after, id);
    else helper.postMessage({ type: 'start', id, after });
  };
  worker?.onTick(run);
  worker?.onFailure(() => {
    if (helper === undefined) return;
    helper = undefined;
    for (const [id, task] of tasks) plan(id, Math.max(0, (task.due - now()) / rate));
  });

  const schedule = (after: Millis, task: () => void): Cancel => {
    lastId += 1;
    const id = lastId;
    const wait = Math.max(0, after);
    tasks.set(id, { due: now() + wait, run: task });
    plan(id, wait / rate);
    return () => {
      if (tasks.delete(id)) helper?.postMessage({ type: 'stop', id });
    };
  };
  // At the world's own speed the wall clock is asked again, so that a corrected date shows.
  const wallNow = (): number => (rate === 1 ? time.wall() : started.wall + now());
  return { now, today: () => seconds(Math.floor(wallNow() / MS_PER_SECOND)), schedule };
};
