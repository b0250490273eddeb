import { expect, it } from 'vitest';
import { chunkRanges, earlierStart, tailStart } from './chat-window.ts';

it.each([
  [0, 0],
  [100, 0],
  [149, 0],
  [150, 50],
  [1_000, 900],
  [10_000, 9_900],
  [10_049, 9_900],
])('draws a conversation of %i from row %i on', (total, start) => {
  expect(tailStart(total)).toBe(start);
});

it('draws 100 to 149 rows at the bottom of a long conversation', () => {
  const drawn = Array.from({ length: 1_000 }, (_, more) => 100 + more - tailStart(100 + more));
  expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([100, 149]);
});

it('opens 100 earlier rows at a time, and stops at the first', () => {
  expect(earlierStart(850)).toBe(750);
  expect(earlierStart(50)).toBe(0);
});

it('packs rows by 50 without a gap', () => {
  expect(chunkRanges({ start: 50, end: 175 })).toEqual([
    { start: 50, end: 100 },
    { start: 100, end: 150 },
    { start: 150, end: 175 },
  ]);
  expect(chunkRanges({ start: 0, end: 0 })).toEqual([]);
});
