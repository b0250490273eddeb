import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { createSequence } from './sequence.ts';

it('gives 3 nodes at the same moment numbers that rise and never meet', () => {
  const clock = { stamp: () => millis(1_700_000_000_000) };
  const nodes = [0, 1, 2].map((slot) => createSequence(clock, { slot: () => slot, most: 20 }));
  const given = nodes.map(({ next }) => Array.from({ length: 2_000 }, next));
  expect(new Set(given.flat()).size).toBe(6_000);
  for (const own of given) expect(own).toEqual(own.toSorted((one, other) => one - other));
});

it('gives a single process consecutive numbers', () => {
  const { next } = createSequence({ stamp: () => millis(2) });
  expect([next(), next(), next()]).toEqual([2_000, 2_001, 2_002]);
});
