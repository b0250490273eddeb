import { expect, it } from 'vitest';
import { chunkRanges, earlierStart, tailStart } from './chat-window.ts';

it.each([
  [0, 0],
  [100, 0],
  [150, 0],
  [151, 50],
  [1_000, 850],
  [10_000, 9_850],
  [10_001, 9_900],
])('draws a conversation of %i from row %i on', (total, start) => {
  expect(tailStart(total)).toBe(start);
});

it('never draws more than 150 rows at the bottom', () => {
  for (let total = 0; total < 2_000; total += 1) expect(total - tailStart(total)).toBeLessThanOrEqual(150);
});

it('opens 100 earlier rows at a time, and stops at the first', () => {
  expect(earlierStart(850)).toBe(750);
  expect(earlierStart(50)).toBe(0);
});

it('packs rows by 50 without a gap', () => {
  expect(chunkRanges(50, 175)).toEqual([
    { start: 50, end: 100 },
    { start: 100, end: 150 },
    { start: 150, end: 175 },
  ]);
  expect(chunkRanges(0, 0)).toEqual([]);
});
