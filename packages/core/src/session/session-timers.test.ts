import fc from 'fast-check';
import { expect, it } from 'vitest';
import { millis, seconds } from '../kernel/units.ts';
import { ringTime } from './session-timers.ts';

it('counts whole seconds since the request, and shows no rest while the 59 s do not run', () => {
  expect(ringTime(millis(1_000), undefined, millis(13_900))).toEqual({ rings: 12, left: undefined });
});

it.each([
  [59, 1],
  [47, 47 / 59],
  [0, 0],
  [90, 1],
])('shortens the line with %i s left to a part of %f', (left, part) => {
  expect(ringTime(millis(0), seconds(left), millis(12_000))).toEqual({ rings: 12, left: { seconds: left, part } });
});

it('never rings for less than 0 s, whatever the clocks say', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (askedAt, now) => {
      expect(ringTime(millis(askedAt), undefined, millis(now)).rings).toBeGreaterThanOrEqual(0);
    }),
  );
});
