import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../kernel/units.ts';
import { compareWithYesterday, goalIn, goalProgress, MAX_GOAL } from './my-day.ts';

it.each([
  [100, 100],
  [15_000, 15_000],
  [1_000_000, 1_000_000],
  [99, undefined],
  [1_000_001, undefined],
  [150.5, undefined],
  ['15000', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads %j as a goal of %s cents', (value, expected) => {
  expect(goalIn(value)).toBe(expected);
});

it.each([
  [0, 0, undefined],
  [1_200, 0, { tone: 'more', difference: 1_200 }],
  [700, 1_200, { tone: 'less', difference: 500 }],
  [700, 700, { tone: 'same', difference: 0 }],
])('compares %i cents with %i cents of yesterday as %j', (earned, yesterday, expected) => {
  expect(compareWithYesterday(cents(earned), cents(yesterday))).toEqual(expected);
});

it('reaches 100 % exactly when nothing is missing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 * MAX_GOAL }), fc.integer({ min: 100, max: MAX_GOAL }), (earned, goal) => {
      const { part, missing } = goalProgress(cents(earned), cents(goal));
      expect(part === 100).toBe(missing === 0);
      expect(missing === 0).toBe(earned >= goal);
      expect(part).toBeGreaterThanOrEqual(0);
    }),
  );
});
