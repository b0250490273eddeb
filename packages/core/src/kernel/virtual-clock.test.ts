import fc from 'fast-check';
import { expect, it } from 'vitest';
import { millis, seconds } from './units.ts';
import { createVirtualClock } from './virtual-clock.ts';

it('stands still until it is told to move', () => {
  const clock = createVirtualClock();
  const ran: string[] = [];
  clock.schedule(millis(0), () => ran.push('now'));
  expect([clock.now(), ran.length, clock.pending()]).toEqual([0, 0, 1]);
  clock.advance(millis(0));
  expect(ran).toEqual(['now']);
});

it('runs a task when its time has come, not before', () => {
  const clock = createVirtualClock();
  const ranAt: number[] = [];
  clock.schedule(millis(59_000), () => ranAt.push(clock.now()));
  clock.advance(millis(58_999));
  expect(ranAt).toEqual([]);
  clock.advance(millis(1));
  expect(ranAt).toEqual([59_000]);
  expect(clock.pending()).toBe(0);
});

it('runs tasks by time, and tasks of the same time as they were planned', () => {
  const clock = createVirtualClock();
  const ran: string[] = [];
  clock.schedule(millis(20), () => ran.push('c'));
  clock.schedule(millis(10), () => ran.push('a'));
  clock.schedule(millis(10), () => ran.push('b'));
  clock.advance(millis(20));
  expect(ran).toEqual(['a', 'b', 'c']);
});

it('runs what a task plans within the time that passes', () => {
  const clock = createVirtualClock();
  const ranAt: number[] = [];
  const tick = (): void => {
    ranAt.push(clock.now());
    clock.schedule(millis(6_000), tick);
  };
  clock.schedule(millis(6_000), tick);
  clock.advance(millis(20_000));
  expect(ranAt).toEqual([6_000, 12_000, 18_000]);
  expect(clock.now()).toBe(20_000);
  expect(clock.pending()).toBe(1);
});

it('takes a task planned in the past as due now, after those already due', () => {
  const clock = createVirtualClock();
  const ran: string[] = [];
  clock.advance(millis(100));
  clock.schedule(millis(0), () => ran.push('first'));
  clock.schedule(millis(-50), () => ran.push(`second at ${clock.now()}`));
  clock.advance(millis(0));
  expect(ran).toEqual(['first', 'second at 100']);
});

it('forgets a cancelled task, also when it is cancelled twice or too late', () => {
  const clock = createVirtualClock();
  const ran: string[] = [];
  const cancel = clock.schedule(millis(10), () => ran.push('cancelled'));
  const cancelLate = clock.schedule(millis(10), () => ran.push('kept'));
  cancel();
  cancel();
  expect(clock.pending()).toBe(1);
  clock.advance(millis(10));
  cancelLate();
  expect(ran).toEqual(['kept']);
  expect(clock.pending()).toBe(0);
});

it('lets a task cancel one of the same moment', () => {
  const clock = createVirtualClock();
  const ran: string[] = [];
  clock.schedule(millis(10), () => cancel());
  const cancel = clock.schedule(millis(10), () => ran.push('cancelled'));
  clock.advance(millis(10));
  expect(ran).toEqual([]);
  expect(clock.pending()).toBe(0);
});

it('jumps from task to task and says when none is left', () => {
  const clock = createVirtualClock();
  const cancel = clock.schedule(millis(5), () => undefined);
  clock.schedule(millis(7_200_000), () => undefined);
  cancel();
  expect(clock.runNext()).toBe(true);
  expect(clock.now()).toBe(7_200_000);
  expect(clock.runNext()).toBe(false);
  expect(clock.now()).toBe(7_200_000);
});

it('keeps its order when it clears away many cancelled tasks', () => {
  const clock = createVirtualClock();
  const ran: number[] = [];
  const plans = Array.from({ length: 1_000 }, (_, index) => ({
    index,
    cancel: clock.schedule(millis((index * 7_919) % 1_000), () => ran.push((index * 7_919) % 1_000)),
  }));
  for (const { index, cancel } of plans) if (index % 10 !== 0) cancel();
  expect(clock.pending()).toBe(100);
  clock.advance(millis(1_000));
  expect(ran).toHaveLength(100);
  expect(ran).toEqual(ran.toSorted((left, right) => left - right));
});

it('leaves durations alone when the wall clock is set 1 hour back or forth', () => {
  const clock = createVirtualClock(seconds(1_772_712_000));
  const ranAt: number[] = [];
  clock.schedule(millis(59_000), () => ranAt.push(clock.now()));
  clock.advance(millis(30_000));
  clock.stepWallClock(seconds(-3_600));
  expect(clock.today()).toBe(1_772_708_430);
  clock.stepWallClock(seconds(7_200));
  clock.advance(millis(29_000));
  expect(ranAt).toEqual([59_000]);
  expect(clock.today()).toBe(1_772_715_659);
});

it('counts a second of the wall clock once it has passed', () => {
  const clock = createVirtualClock(seconds(100));
  clock.advance(millis(999));
  expect(clock.today()).toBe(100);
  clock.advance(millis(1));
  expect(clock.today()).toBe(101);
});

it('goes on after a task that throws', () => {
  const clock = createVirtualClock();
  const ran: string[] = [];
  clock.schedule(millis(10), () => {
    throw new Error('bug');
  });
  clock.schedule(millis(20), () => ran.push('next'));
  expect(() => clock.advance(millis(100))).toThrow('bug');
  clock.advance(millis(100));
  expect(ran).toEqual(['next']);
});

interface Planned {
  readonly at: number;
  readonly name: number;
}

/** The obvious clock: a list that is sorted whenever time passes. */
const createSortedList = () => {
  const planned = new Map<number, Planned>();
  let time = 0;
  return {
    schedule: (after: number, name: number) => planned.set(name, { at: time + after, name }),
    cancel: (name: number) => planned.delete(name),
    advance: (by: number): readonly string[] => {
      time += by;
      // A map keeps the order of planning, and sorting keeps it within the same moment.
      const due = [...planned.values()].filter(({ at }) => at <= time).sort((left, right) => left.at - right.at);
      for (const { name } of due) planned.delete(name);
      return due.map(({ at, name }) => `${name} at ${at}`);
    },
    pending: () => planned.size,
  };
};

type ClockMove = readonly [kind: 'schedule' | 'cancel' | 'advance', value: number];

/** Makes the same moves on both clocks. @returns what ran and how much was left after each move */
const runBoth = (moves: readonly ClockMove[]) => {
  const clock = createVirtualClock();
  const list = createSortedList();
  const cancels: (() => void)[] = [];
  const ours: { ran: string[]; left: number[] } = { ran: [], left: [] };
  const obvious: typeof ours = { ran: [], left: [] };
  for (const [kind, value] of [...moves, ['advance', 1_000] as const]) {
    const name = kind === 'schedule' ? cancels.length : value % Math.max(1, cancels.length);
    if (kind === 'schedule') {
      cancels.push(clock.schedule(millis(value), () => ours.ran.push(`${name} at ${clock.now()}`)));
      list.schedule(value, name);
    } else if (kind === 'cancel') {
      cancels[name]?.();
      list.cancel(name);
    } else {
      clock.advance(millis(value));
      obvious.ran.push(...list.advance(value));
    }
    ours.left.push(clock.pending());
    obvious.left.push(list.pending());
  }
  return { ours, obvious };
};

it('agrees with a sorted list on every sequence of planning, cancelling and waiting', () => {
  const move = fc.oneof(
    { weight: 20, arbitrary: fc.tuple(fc.constant('schedule' as const), fc.nat({ max: 300 })) },
    { weight: 24, arbitrary: fc.tuple(fc.constant('cancel' as const), fc.nat({ max: 400 })) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('advance' as const), fc.nat({ max: 120 })) },
  );
  fc.assert(
    fc.property(fc.array(move, { minLength: 200, maxLength: 400, size: 'max' }), (moves) => {
      const { ours, obvious } = runBoth(moves);
      expect(ours).toEqual(obvious);
    }),
  );
});
