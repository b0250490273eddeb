import { expect, it } from 'vitest';
import { goalIn } from './my-day.ts';

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
