import { expect, it } from 'vitest';
import { loudness } from './loudness.ts';

it.each([
  [0, 0, false],
  [0.004, 0, false],
  [0.01, 1, true],
  [0.06, 3, true],
  [0.3, 5, true],
])('shows a level of %d as %i bars', (level, bars, isSound) => {
  expect(loudness(new Float32Array(64).fill(level))).toEqual({ bars, isSound });
});

it('shows nothing of no samples', () => {
  expect(loudness(new Float32Array())).toEqual({ bars: 0, isSound: false });
});
