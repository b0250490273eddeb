import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLatencyCounter, percentile, sumOf } from './latencies.ts';

const countsOf = (times: readonly number[]) => {
  const counter = createLatencyCounter();
  for (const time of times) counter.record(time);
  return counter.counts();
};

it('tells p50, p95, p99 and the slowest of 100 times', () => {
  const counts = countsOf(Array.from({ length: 100 }, (_, index) => index + 1));
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(counts, share))).toEqual([50, 95, 99, 100]);
});

it('tells nothing of nothing', () => {
  expect(percentile({}, 0.5)).toBeUndefined();
});

it('counts of two observers say the same as those of one', () => {
  const times = fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1 });
  fc.assert(
    fc.property(times, times, fc.constantFrom(0.5, 0.95, 0.99, 1), (left, right, share) => {
      const sum = sumOf([countsOf(left), countsOf(right)]);
      const sorted = [...left, ...right].toSorted((one, other) => one - other);
      expect(percentile(sum, share)).toBe(sorted[Math.ceil(sorted.length * share) - 1]);
    }),
  );
});
