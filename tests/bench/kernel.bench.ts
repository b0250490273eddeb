// Measures the speed of the core's machines and of its virtual clock, against the same work in a bare loop, in the same run.
import { createActor, NO_EFFECTS, type Step } from '@greenroom/core/kernel/machine';
import { millis, type Millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { createBareHeap, type BareTask } from './bare-heap.ts';
import type { BenchRow } from './bench-row.ts';
import { bytesPerEvent, compare } from './measure.ts';

const EVENTS = 1_000_000;
/** As many machines as a busy platform replays at once. */
const SESSIONS = 50;
/** Short enough that a bare heap can live with its cancelled tasks too. */
const TIMEOUT = millis(100);

interface Session {
  readonly status: 'active' | 'connected';
  readonly ticks: number;
  readonly lastAt: number;
}
interface Tick {
  readonly type: 'ticked';
  readonly delay: number;
}
interface PlanTick {
  readonly type: 'plan';
  readonly after: Millis;
  readonly event: Tick;
}

const START: Session = { status: 'active', ticks: 0, lastAt: 0 };
/** Different delays, so that the heap has work to do; the same in every run. */
const TICKS: readonly Tick[] = Array.from({ length: 64 }, (_, index) => ({
  type: 'ticked',
  delay: 1 + ((index * 37) % 61),
}));
const nextTick = (ticks: number): Tick => TICKS[ticks & 63] as Tick;

const reduce = (state: Session, event: Tick): Session => ({
  status: state.ticks % 2 === 0 ? 'connected' : 'active',
  ticks: state.ticks + 1,
  lastAt: state.lastAt + event.delay,
});

const session = (state: Session, event: Tick): Step<Session, PlanTick> => {
  const next = reduce(state, event);
  const tick = nextTick(next.ticks);
  return { state: next, effects: [{ type: 'plan', after: millis(tick.delay), event: tick }] };
};

/** The floor: a reducer, a copy of the state and a heap, without a kernel. */
const bareMachines = (events: number): number => {
  const heap = createBareHeap();
  const states: Session[] = Array.from({ length: SESSIONS }, () => START);
  let done = 0;
  const plan = (index: number, at: number, tick: Tick): void => {
    heap.push(at + tick.delay, () => {
      const next = reduce(states[index] as Session, tick);
      states[index] = next;
      done += 1;
      plan(index, heap.now(), nextTick(next.ticks));
    });
  };
  for (let index = 0; index < SESSIONS; index += 1) plan(index, 0, nextTick(0));
  while (done < events) heap.runNext();
  return done;
};

const kernelMachines = (events: number): number => {
  const clock = createVirtualClock();
  let done = 0;
  for (let index = 0; index < SESSIONS; index += 1) {
    const actor = createActor<Session, Tick, PlanTick>({
      initial: START,
      transition: session,
      perform: (effect, send) => {
        done += 1;
        clock.schedule(effect.after, () => send(effect.event));
      },
    });
    actor.send(nextTick(0));
  }
  while (done < events) clock.runNext();
  return done;
};

/** One machine that only counts: what its events take is the kernel's own. */
const countingMachine = (events: number): number => {
  const actor = createActor<Session, Tick, never>({
    initial: START,
    transition: (state, event) => ({ state: reduce(state, event), effects: NO_EFFECTS }),
    perform: () => undefined,
  });
  for (let done = 0; done < events; done += 1) actor.send(nextTick(done));
  return events;
};
const bareCount = (events: number): number => {
  let state = START;
  for (let done = 0; done < events; done += 1) state = reduce(state, nextTick(done));
  return events;
};

/** Each session ticks, and with every tick gives up its old timeout and plans a new one, as a heartbeat does. */
const bareClock = (events: number): number => {
  const heap = createBareHeap();
  const timeouts: (BareTask | undefined)[] = [];
  let done = 0;
  const tick = (index: number): void => {
    done += 1;
    const old = timeouts[index];
    if (old !== undefined) heap.cancel(old);
    timeouts[index] = heap.push(heap.now() + TIMEOUT, () => undefined);
    heap.push(heap.now() + nextTick(done).delay, () => tick(index));
  };
  for (let index = 0; index < SESSIONS; index += 1) tick(index);
  while (done < events) heap.runNext();
  return done;
};

const virtualClock = (events: number): number => {
  const clock = createVirtualClock();
  const timeouts: (() => void)[] = [];
  let done = 0;
  const tick = (index: number): void => {
    done += 1;
    timeouts[index]?.();
    timeouts[index] = clock.schedule(TIMEOUT, () => undefined);
    clock.schedule(millis(nextTick(done).delay), () => tick(index));
  };
  for (let index = 0; index < SESSIONS; index += 1) tick(index);
  while (done < events) clock.runNext();
  return done;
};

const MILLION = 1_000_000;
const MAX_BYTES = 150;
/** On a slower machine the figure may be lower, but never less than half of what the bare loop does there. */
const LEAST_RATIO = 0.5;

const speedRow = (
  what: string,
  ours: (events: number) => number,
  bare: (events: number) => number,
  least: number,
): BenchRow => {
  const { figure, floor } = compare(ours, bare, EVENTS);
  const ratio = figure / floor;
  return {
    what,
    figure: figure / MILLION,
    unit: 'M events/s',
    floor: floor / MILLION,
    ratio,
    limit: `>= ${least} M/s or ${LEAST_RATIO}x`,
    ok: figure >= least * MILLION || ratio >= LEAST_RATIO,
  };
};

/** Measures the kernel. @public found by its file name */
export const run = async (): Promise<BenchRow[]> => {
  const bytes = bytesPerEvent(countingMachine);
  const bareBytes = bytesPerEvent(bareCount);
  return [
    speedRow('machines through the virtual clock', kernelMachines, bareMachines, 5),
    speedRow('virtual clock: 50 sessions with heartbeats', virtualClock, bareClock, 2),
    {
      what: 'memory an event takes in a machine',
      figure: bytes,
      unit: 'B',
      floor: bareBytes,
      ratio: bytes / bareBytes,
      limit: '<= 150 B',
      ok: bytes <= MAX_BYTES,
    },
  ];
};

if (import.meta.main) console.table(await run());
