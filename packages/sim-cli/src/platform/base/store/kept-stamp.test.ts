import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { createTables } from './create-tables.ts';
import { keepStamp, resumeStamp } from './kept-stamp.ts';
import { openMemoryStore } from './store.ts';

const clockAt = (start: number, rate = 1) => {
  let now = start;
  return {
    rate,
    stamp: () => millis(now),
    notBefore: (stamp: number) => void (now = Math.max(now, stamp)),
    goTo: (later: number) => void (now = later),
  };
};

it('tells for how long no platform ran', async () => {
  const store = openMemoryStore();
  await createTables(store);
  const first = clockAt(1_000_000);
  expect(await resumeStamp(store, first)).toBe(0);
  first.goTo(1_060_000);
  await keepStamp(store, first);
  expect(await resumeStamp(store, clockAt(1_360_000))).toBe(300_000);
  // As if the second platform had died before it dealt with the outage.
  expect(await resumeStamp(store, clockAt(1_660_000))).toBe(600_000);
  await store.destroy();
});

it('goes on where a faster clock was, which takes no time', async () => {
  const store = openMemoryStore();
  await createTables(store);
  await keepStamp(store, clockAt(9_000_000, 60));
  const second = clockAt(1_000_000, 60);
  expect(await resumeStamp(store, second)).toBe(0);
  expect(second.stamp()).toBe(9_000_000 + 5_000 * 60);
  await store.destroy();
});
