import type { Cancel, Clock } from './clock.port.ts';
import { addMillis, millis, seconds, type Millis, type Seconds } from './units.ts';

/** A clock that tests move: 59 seconds pass in no time, in the same order on every run. */
export interface VirtualClock extends Clock {
  /** Lets the given time pass, running every task that falls due, in order of time and then of planning. */
  readonly advance: (by: Millis) => void;
  /** Jumps to the next planned task and runs it. @returns false when nothing is planned. */
  readonly runNext: () => boolean;
  /** Number of planned tasks; 0 after a clean log-out. */
  readonly pending: () => number;
  /** Moves the wall clock only, as a user or a time server may; durations must not notice. */
  readonly stepWallClock: (by: Seconds) => void;
}

interface Task {
  readonly at: number;
  readonly order: number;
  run: (() => void) | undefined;
}

/** Cancelled tasks stay in the heap until they surface; beyond this share of dead wood it is rebuilt. */
const COMPACT_WHEN_DEAD_EXCEEDS = 0.5;
const COMPACT_FROM_SIZE = 64;

const isBefore = (left: Task, right: Task): boolean =>
  left.at < right.at || (left.at === right.at && left.order < right.order);

/**
 * A binary heap with lazy deletion.
 *
 * @param startOfDay the wall clock at the beginning, in seconds since 1970
 */
export const createVirtualClock = (startOfDay: Seconds = seconds(0)): VirtualClock => {
  let heap: Task[] = [];
  let dead = 0;
  let time = millis(0);
  let order = 0;
  let wallOffset = startOfDay * 1000;

  const up = (from: number): void => {
    const task = heap[from] as Task;
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent] as Task;
      if (!isBefore(task, above)) break;
      heap[index] = above;
      index = parent;
    }
    heap[index] = task;
  };
  const down = (from: number): void => {
    const size = heap.length;
    const task = heap[from] as Task;
    let index = from;
    for (;;) {
      let child = index * 2 + 1;
      if (child >= size) break;
      if (child + 1 < size && isBefore(heap[child + 1] as Task, heap[child] as Task)) child += 1;
      const below = heap[child] as Task;
      if (!isBefore(below, task)) break;
      heap[index] = below;
      index = child;
    }
    heap[index] = task;
  };
  const removeTop = (): void => {
    const last = heap.pop() as Task;
    if (heap.length > 0) {
      heap[0] = last;
      down(0);
    }
  };
  const compact = (): void => {
    heap = heap.filter((task) => task.run !== undefined);
    for (let index = (heap.length >> 1) - 1; index >= 0; index -= 1) down(index);
    dead = 0;
  };
  const peek = (): Task | undefined => {
    for (let top = heap[0]; top !== undefined; top = heap[0]) {
      if (top.run !== undefined) return top;
      removeTop();
      dead -= 1;
    }
    return undefined;
  };
  const runTop = (top: Task): void => {
    removeTop();
    const { run } = top;
    top.run = undefined;
    if (top.at > time) time = millis(top.at);
    run?.();
  };

  const schedule = (after: Millis, run: () => void): Cancel => {
    const task: Task = { at: time + Math.max(0, after), order: (order += 1), run };
    heap.push(task);
    up(heap.length - 1);
    return () => {
      if (task.run === undefined) return;
      task.run = undefined;
      dead += 1;
      if (heap.length >= COMPACT_FROM_SIZE && dead > heap.length * COMPACT_WHEN_DEAD_EXCEEDS) compact();
    };
  };
  const advance = (by: Millis): void => {
    const end = addMillis(time, by);
    for (let top = peek(); top !== undefined && top.at <= end; top = peek()) runTop(top);
    time = end;
  };
  const runNext = (): boolean => {
    const top = peek();
    if (top === undefined) return false;
    runTop(top);
    return true;
  };
  return {
    now: () => time,
    today: () => seconds(Math.floor((wallOffset + time) / 1000)),
    schedule,
    advance,
    runNext,
    pending: () => heap.length - dead,
    stepWallClock: (by) => {
      wallOffset += by * 1000;
    },
  };
};
