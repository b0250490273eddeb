import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../kernel/units.ts';
import {
  compareWithYesterday,
  goalIn,
  goalProgress,
  MAX_GOAL,
  isTwelfthVisit,
  warmMoments,
  type MomentFacts,
} from './my-day.ts';

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

const NOTHING: MomentFacts = {
  earned: cents(0),
  earnedBefore: undefined,
  bestDay: undefined,
  rank: undefined,
  rankBefore: undefined,
};
const moments = (facts: Partial<MomentFacts>) => warmMoments({ ...NOTHING, ...facts });

it.each([
  [0, 99, []],
  [0, 100, ['firstEuro']],
  [60, 40, ['firstEuro']],
  [100, 5_000, []],
])('finds the first euro once: %i cents before and %i today', (before, earned, found) => {
  const facts = { earnedBefore: cents(before), earned: cents(earned), bestDay: cents(10_000) };
  expect(moments(facts)).toEqual(found);
});

it.each([
  [4_999, []],
  [5_000, []],
  [5_001, ['bestDay']],
])('finds the best day only above the best one before: %i cents after 5,000', (earned, found) => {
  expect(moments({ earned: cents(earned), earnedBefore: cents(20_000), bestDay: cents(5_000) })).toEqual(found);
});

it('finds a higher rank, not a lower or equal or unknown one', () => {
  expect(moments({ rank: 4, rankBefore: 3 })).toEqual(['rankUp']);
  expect([moments({ rank: 3, rankBefore: 3 }), moments({ rank: 2, rankBefore: 3 })]).toEqual([[], []]);
  expect(moments({ rank: 1 })).toEqual([]);
});

it('finds nothing in money where the platform tells nothing of earlier days', () => {
  expect(moments({ earned: cents(9_999) })).toEqual([]);
});

it('never tells of the first euro and the best day at once', () => {
  const amount = fc.nat(20_000).map(cents);
  fc.assert(
    fc.property(amount, amount, amount, (earned, earnedBefore, bestDay) => {
      const money = moments({ earned, earnedBefore, bestDay });
      expect(money.length).toBeLessThan(2);
    }),
  );
});

it('tells of the twelfth visit alone', () => {
  expect(Array.from({ length: 30 }, (_each, visits) => visits).filter(isTwelfthVisit)).toEqual([11]);
});
