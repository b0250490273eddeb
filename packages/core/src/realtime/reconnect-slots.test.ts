import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSeededRandom } from '../kernel/seeded-random.ts';
import { addMillis, millis, type Millis } from '../kernel/units.ts';
import { nextTryAt, type ReconnectSeries } from './reconnect-slots.ts';

const LOST_AT = millis(500_000);
const ALMOST_ONE = 0.999_999;

/** Starts of the tries if each fails after `tryLasts`, in milliseconds since the loss. */
const startsOf = (chance: () => number, tryLasts: Millis = millis(0)): number[] => {
  const starts: number[] = [];
  let series: ReconnectSeries = { tries: 0, since: LOST_AT, error: undefined };
  let next = nextTryAt(series, LOST_AT, chance());
  while (next !== undefined) {
    starts.push(next - LOST_AT);
    series = { ...series, tries: series.tries + 1 };
    next = nextTryAt(series, addMillis(next, tryLasts), chance());
  }
  return starts;
};

it('starts the first try and each later one at the beginning of its slot at the earliest', () => {
  expect(startsOf(() => 0)).toEqual([0, 0, 1_000, 3_000, 7_000, 14_500, 22_000, 29_500, 37_000, 44_500]);
});

it('starts the tenth try 52 seconds after the loss at the latest', () => {
  expect(startsOf(() => ALMOST_ONE).map(Math.round)).toEqual([
    300, 1_000, 3_000, 7_000, 14_500, 22_000, 29_500, 37_000, 44_500, 52_000,
  ]);
});

it('makes at most 10 tries within 52 seconds, never backwards in time, whatever chance and slowness bring (fault 15)', () => {
  const chances = fc.array(fc.double({ min: 0, max: ALMOST_ONE, noNaN: true }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(chances, fc.integer({ min: 0, max: 14_000 }), (draws, tryLasts) => {
      let drawn = 0;
      const starts = startsOf(() => draws[(drawn += 1) % draws.length] ?? 0, millis(tryLasts));
      expect(starts.length).toBeLessThanOrEqual(10);
      expect(Math.max(...starts)).toBeLessThanOrEqual(52_000);
      expect(starts).toEqual(starts.toSorted((left, right) => left - right));
    }),
  );
});

it('brings at most 5 % of 1,000 clients back in any 100 ms after a server was down for 5 seconds (fault 13)', () => {
  const arrivals = Array.from({ length: 1_000 }, (_, client) => {
    const random = createSeededRandom(client);
    return startsOf(random.next).find((start) => start >= 5_000) ?? 0;
  });
  const peak = Math.max(
    ...arrivals.map((from) => arrivals.filter((start) => start >= from && start < from + 100).length),
  );
  expect(peak).toBeLessThanOrEqual(50);
});

it.each([
  ['a page that is seen', false, 300],
  ['a hidden page', true, 1_000],
])('starts the first try of %s at a random moment within its spread', (_, isHidden, spread) => {
  const lost: ReconnectSeries = { tries: 0, since: LOST_AT, error: undefined };
  const starts = Array.from({ length: 1_000 }, (_client, client) => {
    const { next } = createSeededRandom(client);
    return (nextTryAt(lost, LOST_AT, next(), isHidden) ?? 0) - LOST_AT;
  });
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...starts)).toBeLessThanOrEqual(spread);
  // 1,000 sockets that were closed at once do not come at once.
  const peak = Math.max(...starts.map((from) => starts.filter((start) => start >= from && start < from + 100).length));
  expect(peak).toBeLessThan((1_000 / spread) * 100 * 1.4);
});
