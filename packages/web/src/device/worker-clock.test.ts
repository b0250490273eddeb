import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { createWorkerClock, type TimerRequest } from './worker-clock.ts';

/** A Worker that waits until it is told what time it is. */
const setUp = (rate = 1) => {
  let monotonic = 1_000;
  let wall = 1_772_712_000_000;
  const asked: TimerRequest[] = [];
  let tick = (_id: number): void => undefined;
  let fail = (): void => undefined;
  const worker = {
    postMessage: (request: TimerRequest) => void asked.push(request),
    onTick: (listener: (id: number) => void) => {
      tick = listener;
    },
    onFailure: (listener: () => void) => {
      fail = listener;
    },
  };
  const clock = createWorkerClock({ rate, worker, time: { wall: () => wall, monotonic: () => monotonic } });
  const pass = (ms: number): void => {
    monotonic += ms;
    wall += ms;
  };
  return {
    clock,
    asked,
    tick: (id: number) => tick(id),
    fail: () => fail(),
    pass,
    stepWall: (ms: number) => {
      wall += ms;
    },
  };
};

it('lets the Worker do the waiting', () => {
  const { clock, asked, tick } = setUp();
  const ran: string[] = [];
  clock.schedule(millis(6_000), () => ran.push('ping'));
  expect(asked).toEqual([{ type: 'start', id: 1, after: 6_000 }]);
  tick(1);
  tick(1);
  expect(ran).toEqual(['ping']);
});

it('runs nothing that was cancelled, even when the Worker has already answered', () => {
  const { clock, asked, tick } = setUp();
  const ran: string[] = [];
  const cancel = clock.schedule(millis(100), () => ran.push('late'));
  cancel();
  cancel();
  tick(1);
  expect(ran).toEqual([]);
  expect(asked).toEqual([
    { type: 'start', id: 1, after: 100 },
    { type: 'stop', id: 1 },
  ]);
});

it('measures durations with the monotonic clock, whatever happens to the date', () => {
  const { clock, pass, stepWall } = setUp();
  const before = clock.now();
  pass(1_500);
  stepWall(-3_600_000);
  expect(clock.now() - before).toBe(1_500);
  expect(clock.today()).toBe(1_772_712_001 - 3_600);
});

it('lets 59 seconds pass in 590 ms at a rate of 100', () => {
  const { clock, asked, pass } = setUp(100);
  clock.schedule(millis(59_000), () => undefined);
  expect(asked).toEqual([{ type: 'start', id: 1, after: 590 }]);
  pass(590);
  expect(clock.now()).toBe(59_000);
  expect(clock.today()).toBe(1_772_712_059);
});

it('goes on with the page’s own timers when the Worker dies', async () => {
  const { clock, asked, fail } = setUp();
  const ran: string[] = [];
  clock.schedule(millis(5), () => ran.push('planned before'));
  fail();
  clock.schedule(millis(1), () => ran.push('planned after'));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(ran.toSorted()).toEqual(['planned after', 'planned before']);
  expect(asked).toHaveLength(1);
});
