import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Work = (events: number) => number;

const ROUNDS = 5;
const WARM_UP = 0.2;

const eventsPerSecond = (work: Work, events: number): number => {
  const start = performance.now();
  const done = work(events);
  return (done * 1_000) / (performance.now() - start);
};

/** The best of several rounds of our work and of the bare one, taken in turns, so that a busy moment of the machine hits both. */
export const compare = (
  ours: Work,
  bare: Work,
  events: number,
): { readonly figure: number; readonly floor: number } => {
  for (const work of [ours, bare]) work(events * WARM_UP);
  let figure = 0;
  let floor = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    figure = Math.max(figure, eventsPerSecond(ours, events));
    floor = Math.max(floor, eventsPerSecond(bare, events));
  }
  return { figure, floor };
};

/** Collects all unreachable objects. */
export const forceCollection = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

/** Few enough that no collection runs while they are counted. */
const COUNTED_EVENTS = 500;
const MEMORY_ROUNDS = 15;

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[values.length >> 1] ?? 0;

/** Measures the bytes that one event allocates, collected later or not; those of the start are not counted. */
export const bytesPerEvent = (work: Work): number => {
  work(COUNTED_EVENTS * 1_000);
  const bytesFor = (events: number): number => {
    forceCollection();
    const before = process.memoryUsage().heapUsed;
    work(events);
    return process.memoryUsage().heapUsed - before;
  };
  const rounds = Array.from({ length: MEMORY_ROUNDS }, () => bytesFor(COUNTED_EVENTS * 2) - bytesFor(COUNTED_EVENTS));
  return median(rounds) / COUNTED_EVENTS;
};
