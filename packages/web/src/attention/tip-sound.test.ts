import { expect, it } from 'vitest';
import { credits } from '@greenroom/core/kernel/units';
import { FIRST_TIP_SIZES, tipLoudness } from './tip-sound.ts';

const SIZES = { low: credits(3), full: credits(7) };

it.each([
  [2, 0],
  [3, 0.4],
  [6, 0.4],
  [7, 1],
  [500, 1],
])('with low from 3 and full from 7, a tip of %i credits sounds at %d of its volume', (paid, part) => {
  expect(tipLoudness(credits(paid), SIZES)).toBe(part);
});

it('is full for all from a size on where low begins later', () => {
  expect(tipLoudness(credits(5), { low: credits(9), full: credits(5) })).toBe(1);
});

it('makes every tip audible at first, from 5 credits on in full', () => {
  expect([1, 4, 5].map((paid) => tipLoudness(credits(paid), FIRST_TIP_SIZES))).toEqual([0.4, 0.4, 1]);
});
