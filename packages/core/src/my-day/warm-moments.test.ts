import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../kernel/units.ts';
import { isTwelfthVisit, warmMoments, type MomentFacts } from './warm-moments.ts';

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
