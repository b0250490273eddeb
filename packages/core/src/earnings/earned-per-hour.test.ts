import { expect, it } from 'vitest';
import { cents, seconds } from '../kernel/units.ts';
import { earnedPerHour } from './earned-per-hour.ts';

it.each([
  [0, 3_600, 0],
  [4_200, 3_600, 4_200],
  [4_200, 5_400, 2_800],
  [1_000, 599, undefined],
  [1_000, 600, 6_000],
])('earning %i cents in %i seconds on air makes %s cents per hour', (earned, onAir, expected) => {
  expect(earnedPerHour(cents(earned), seconds(onAir))).toBe(expected);
});
