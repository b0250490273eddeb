import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { createPlatformClock } from './platform-clock.ts';

const DAY = 24 * 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs a task after 60 days, not at once', () => {
  const clock = createPlatformClock(1);
  let runs = 0;
  clock.schedule(millis(60 * DAY), () => (runs += 1));
  vi.advanceTimersByTime(60 * DAY - 1);
  expect(runs).toBe(0);
  vi.advanceTimersByTime(1);
  expect(runs).toBe(1);
});

it('waits 100 times as long at a hundredth of the speed, and can be cancelled on the way', () => {
  const clock = createPlatformClock(0.01);
  let runs = 0;
  clock.schedule(millis(DAY), () => (runs += 1));
  const cancel = clock.schedule(millis(DAY), () => (runs += 10));
  vi.advanceTimersByTime(99 * DAY);
  cancel();
  expect(runs).toBe(0);
  vi.advanceTimersByTime(DAY);
  expect(runs).toBe(1);
  clock.dispose();
});
