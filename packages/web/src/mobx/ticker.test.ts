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

it('wakes a hidden page for nothing, and tells the time at once when it is seen again', () => {
  const clock = createVirtualClock();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const show = (visibilityState: DocumentVisibilityState): void => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const ticker = createTicker(clock, page);
  const seen: number[] = [];
  const stop = autorun(() => seen.push(ticker.now()));
  clock.advance(millis(1_000));
  show('hidden');
  expect(clock.pending()).toBe(0);
  clock.advance(millis(600_000));
  show('visible');
  clock.advance(millis(1_000));
  expect(seen).toEqual([0, 1_000, 1_000, 601_000, 602_000]);
  stop();
  show('visible');
  expect([clock.pending(), seen.length]).toEqual([0, 5]);
});
