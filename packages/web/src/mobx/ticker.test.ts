import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { createTicker } from './ticker.ts';

it('tells the time once a second while it is observed', () => {
  const clock = createVirtualClock();
  const ticker = createTicker(clock);
  const seen: number[] = [];
  const stop = autorun(() => seen.push(ticker.now()));
  clock.advance(millis(2_500));
  stop();
  expect(seen).toEqual([0, 1_000, 2_000]);
});

it('plans nothing while it is not observed', () => {
  const clock = createVirtualClock();
  const ticker = createTicker(clock);
  autorun(() => void ticker.now())();
  expect(clock.pending()).toBe(0);
});
