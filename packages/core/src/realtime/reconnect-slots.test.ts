import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSeededRandom } from '../kernel/seeded-random.ts';
import { addMillis, millis, type Millis, seconds, type Seconds } from '../kernel/units.ts';
import { RECONNECT_SPREAD, SHORTEST_SPREAD } from './realtime.constants.ts';
import { isSeriesOver, mayForceReload, nextTryAt, type ReconnectSeries } from './reconnect-slots.ts';

const LOST_AT = millis(500_000);
const ALMOST_ONE = 0.999_999;
const LOST: ReconnectSeries = {
  tries: 0,
  since: LOST_AT,
  lostAt: LOST_AT,
  triedAt: LOST_AT,
  isSlow: false,
  error: undefined,
};

/** Starts of the tries of the first series if each fails after `tryLasts`, in milliseconds since the loss. */
const startsOf = (chance: () => number, spread: Millis = SHORTEST_SPREAD, tryLasts: Millis = millis(0)): number[] => {
  const starts: number[] = [];
  let series = LOST;
  let now = LOST_AT;
  while (!isSeriesOver(series, now)) {
    const next = nextTryAt(series, now, chance(), spread);
    starts.push(next - LOST_AT);
    series = { ...series, tries: series.tries + 1 };
    now = addMillis(next, tryLasts);
  }
  return starts;
};
/** The largest number of these moments in any 100 ms. */
const peakOf = (moments: readonly number[]): number =>
  Math.max(...moments.map((from) => moments.filter((at) => at >= from && at < from + 100).length));

it.each([
  [{}, 52_000, false],
  [{}, 52_001, true],
  [{ tries: 9 }, 0, false],
  [{ tries: 10 }, 0, true],
  [{ isSlow: true }, 0, true],
])('with %j, %i ms after the loss, says that the first series is over: %s', (change, passed, isOver) => {
  expect(isSeriesOver({ ...LOST, ...change }, addMillis(LOST_AT, millis(passed)))).toBe(isOver);
});

it('starts the first try and each later one at the beginning of its slot at the earliest', () => {
  expect(startsOf(() => 0)).toEqual([0, 300, 1_300, 3_300, 7_300, 14_750, 22_200, 29_650, 37_100, 44_550]);
});

it('starts the tenth try 52 seconds after the loss at the latest', () => {
  expect(startsOf(() => ALMOST_ONE).map(Math.round)).toEqual([
    300, 1_300, 3_300, 7_300, 14_750, 22_200, 29_650, 37_100, 44_550, 52_000,
  ]);
  expect(startsOf(() => ALMOST_ONE, RECONNECT_SPREAD).map(Math.round)).toEqual([
    4_000, 8_000, 12_000, 16_000, 22_000, 28_000, 34_000, 40_000, 46_000, 52_000,
  ]);
});

it('makes at most 10 tries within 52 seconds, never backwards in time, whatever chance and slowness bring (fault 15)', () => {
  const chances = fc.array(fc.double({ min: 0, max: ALMOST_ONE, noNaN: true }), { minLength: 12, maxLength: 12 });
  const spreads = fc.integer({ min: SHORTEST_SPREAD, max: RECONNECT_SPREAD });
  fc.assert(
    fc.property(chances, spreads, fc.integer({ min: 0, max: 14_000 }), (draws, spread, tryLasts) => {
      let drawn = 0;
      const chance = (): number => draws[(drawn += 1) % draws.length] ?? 0;
      const starts = startsOf(chance, millis(spread), millis(tryLasts));
      expect(starts.length).toBeLessThanOrEqual(10);
      expect(Math.max(...starts)).toBeLessThanOrEqual(52_000);
      expect(starts).toEqual(starts.toSorted((left, right) => left - right));
    }),
  );
});

it.each([0, 100, 500, 1_000, 2_000, 3_900, 5_000, 8_000, 20_000, 30_000])(
  'brings at most 5 %% of 1,000 clients back in any 100 ms after a server was down for %i ms (fault 13)',
  (down) => {
    const arrivals = Array.from({ length: 1_000 }, (_, client) => {
      const random = createSeededRandom(client);
      return startsOf(random.next, RECONNECT_SPREAD).find((start) => start >= down) ?? 0;
    });
    expect(peakOf(arrivals)).toBeLessThanOrEqual(50);
  },
);

it('makes at most 50 of 1,000 clients try in any 100 ms while the server is down', () => {
  const starts = Array.from({ length: 1_000 }, (_, client) =>
    startsOf(createSeededRandom(client).next, RECONNECT_SPREAD),
  ).flat();
  expect(peakOf(starts)).toBeLessThanOrEqual(50);
});

it('starts a try 20 to 40 seconds after the one before once the first series is over (fault 15)', () => {
  const now = addMillis(LOST_AT, millis(3_600_000));
  const slow: ReconnectSeries = { ...LOST, tries: 10, triedAt: now, isSlow: true };
  expect(nextTryAt(slow, now, 0, SHORTEST_SPREAD) - now).toBe(20_000);
  expect(Math.round(nextTryAt(slow, now, ALMOST_ONE, RECONNECT_SPREAD) - now)).toBe(40_000);
});

it('turns a storm of 10 forced reloads in 10 seconds into 1 (fault 21)', () => {
  let last: Seconds | undefined;
  let reloads = 0;
  for (let second = 0; second < 10; second += 1) {
    const today = seconds(1_700_000_000 + second);
    const allowed = mayForceReload(last, today);
    reloads += allowed ? 1 : 0;
    last = allowed ? today : last;
  }
  expect(reloads).toBe(1);
});

it.each([
  [59, false],
  [60, true],
])('answers a second forced reload after %i seconds with %s', (gap, allowed) => {
  expect(mayForceReload(seconds(1_000), seconds(1_000 + gap))).toBe(allowed);
});

it('forgets a reload that lies in the future, as after the clock was set back 1 hour', () => {
  expect(mayForceReload(seconds(5_000), seconds(1_400))).toBe(true);
});
