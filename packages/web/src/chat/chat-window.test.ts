import { expect, it } from 'vitest';
import { chunkRanges, earlierStart, tailStart } from './chat-window.ts';

it.each([
  [0, 0],
  [50, 0],
  [59, 0],
  [60, 10],
  [1_000, 950],
  [10_000, 9_950],
  [10_009, 9_950],
])('draws a conversation of %i from row %i on', (total, start) => {
  expect(tailStart(total)).toBe(start);
});

it('draws 50 to 59 rows at the bottom of a long conversation', () => {
  const drawn = Array.from({ length: 1_000 }, (_, more) => 50 + more - tailStart(50 + more));
  expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([50, 59]);
});

it('opens 100 earlier rows at a time, and stops at the first', () => {
  expect(earlierStart(850)).toBe(750);
  expect(earlierStart(50)).toBe(0);
});

it('packs rows by 10 without a gap', () => {
  expect(chunkRanges({ start: 10, end: 35 })).toEqual([
    { start: 10, end: 20 },
    { start: 20, end: 30 },
    { start: 30, end: 35 },
  ]);
  expect(chunkRanges({ start: 0, end: 0 })).toEqual([]);
});
