import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addMillis,
  bytes,
  cents,
  credits,
  elapsed,
  millis,
  millisToSeconds,
  seconds,
  secondsToMillis,
  secondsUntil,
} from './units.ts';

it('keeps the number that a unit is made of', () => {
  expect([cents(1), credits(2), millis(3), seconds(4), bytes(5)]).toEqual([1, 2, 3, 4, 5]);
});

it('makes 59 seconds 59000 milliseconds', () => {
  expect(secondsToMillis(seconds(59))).toBe(59_000);
});

it.each([
  [0, 0],
  [999, 0],
  [1_000, 1],
  [59_999, 59],
])('counts %i milliseconds as %i whole seconds', (time, whole) => {
  expect(millisToSeconds(millis(time))).toBe(whole);
});

it('comes back to the same seconds by way of milliseconds', () => {
  fc.assert(
    fc.property(fc.nat(), (value) => {
      expect(millisToSeconds(secondsToMillis(seconds(value)))).toBe(value);
    }),
  );
});

it('measures from start to end what was added to the start', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (start, duration) => {
      expect(elapsed(millis(start), addMillis(millis(start), millis(duration)))).toBe(duration);
    }),
  );
});

it.each([
  [4_000, 4],
  [3_999, 4],
  [3_000, 3],
  [1, 1],
  [0, 0],
  [-5, 0],
])('counts %i ms down as %i s', (left, shown) => {
  expect(secondsUntil(millis(10_000 + left), millis(10_000))).toBe(shown);
});
