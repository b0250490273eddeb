import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, seconds } from '../kernel/units.ts';
import { forecastPayout } from './payout-forecast.ts';

const week = (amount: number, amountUntilSamePoint: number) => ({
  from: seconds(0),
  amount: cents(amount),
  amountUntilSamePoint: cents(amountUntilSamePoint),
});
const anyWeek = fc
  .tuple(fc.nat(1_000_000), fc.nat(1_000_000))
  .map(([one, other]) => week(Math.max(one, other), Math.min(one, other)));
const anyWeeks = fc.array(anyWeek, { minLength: 2, maxLength: 4 });

it('adds to what is earned the average of what four weeks brought after the same point', () => {
  const earlier = [week(1_000, 400), week(500, 500), week(900, 700), week(2_000, 0)];
  expect(forecastPayout(cents(300), earlier)).toEqual({ amount: 1_000, low: 300, high: 2_300, weeks: 4 });
});

it('looks at the latest four weeks alone', () => {
  const four = Array.from({ length: 4 }, () => week(100, 0));
  expect(forecastPayout(cents(0), [...four, week(99_999, 0)])).toEqual(forecastPayout(cents(0), four));
});

it.each([0, 1])('forecasts nothing from %i weeks', (count) => {
  expect(
    forecastPayout(
      cents(500),
      Array.from({ length: count }, () => week(100, 0)),
    ),
  ).toBe(undefined);
});

it('never promises less than is earned, and lies between its worst and its best week', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000).map(cents), anyWeeks, (earned, earlier) => {
      const { amount = 0, low = 0, high = 0 } = forecastPayout(earned, earlier) ?? {};
      expect(low).toBeGreaterThanOrEqual(earned);
      expect(amount).toBeGreaterThanOrEqual(low);
      expect(amount).toBeLessThanOrEqual(high);
      expect(Number.isInteger(amount)).toBe(true);
    }),
  );
});

it('grows by each cent that is earned, whatever the order of the weeks', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000), anyWeeks, (earned, more, earlier) => {
      const amountOf = (sum: number, weeks: typeof earlier) => forecastPayout(cents(sum), weeks)?.amount ?? 0;
      expect(amountOf(earned + more, earlier) - amountOf(earned, earlier)).toBe(more);
      expect(amountOf(earned, earlier.toReversed())).toBe(amountOf(earned, earlier));
    }),
  );
});

it('is what was earned at the end of the week', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000).map(cents), anyWeeks, (earned, earlier) => {
      const over = earlier.map(({ amount }) => week(amount, amount));
      expect(forecastPayout(earned, over)).toMatchObject({ amount: earned, low: earned, high: earned });
    }),
  );
});
