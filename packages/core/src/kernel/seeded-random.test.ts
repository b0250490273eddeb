import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSeededRandom } from './seeded-random.ts';

const draw = (seed: number, count: number): readonly number[] => {
  const random = createSeededRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

it('gives the same numbers for the same seed', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(draw(seed, 20)).toEqual(draw(seed, 20));
    }),
  );
});

it('gives these numbers for seed 1 on every machine', () => {
  expect(draw(1, 3).map((value) => Math.round(value * 1_000_000))).toEqual([367_876, 81_613, 820_536]);
});

it('gives other numbers for another seed', () => {
  expect(draw(1, 5)).not.toEqual(draw(2, 5));
});

it('stays from 0 up to but not including 1', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(draw(seed, 50).every((value) => value >= 0 && value < 1)).toBe(true);
    }),
  );
});

it('spreads evenly: each tenth gets about a tenth of 100000 numbers', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const value of draw(7, 100_000)) counts[Math.floor(value * 10)] = (counts[Math.floor(value * 10)] ?? 0) + 1;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

it('never gives an id twice, and the same ids for the same seed', () => {
  const ids = (): readonly string[] => {
    const random = createSeededRandom(42);
    return Array.from({ length: 10_000 }, () => random.id());
  };
  expect(new Set(ids()).size).toBe(10_000);
  expect(ids()).toEqual(ids());
});
