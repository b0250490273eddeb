import { expect, it } from 'vitest';
import { chunkRanges, earlierStart, tailStart } from './chat-window.ts';

const everyOne = (): boolean => true;

it.each([
  [0, 0],
  [50, 0],
  [59, 0],
  [60, 10],
  [1_000, 950],
  [10_000, 9_950],
  [10_009, 9_950],
])('draws a conversation of %i from row %i on', (total, start) => {
  expect(tailStart({ start: 0, end: total }, everyOne)).toBe(start);
});

it('draws 50 to 59 rows at the bottom of a long conversation', () => {
  const drawn = Array.from(
    { length: 1_000 },
    (_, more) => 50 + more - tailStart({ start: 0, end: 50 + more }, everyOne),
  );
  expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([50, 59]);
});

it('draws 50 rows of talk in front of 500 tips that are one row', () => {
  expect(tailStart({ start: 0, end: 1_000 }, (place) => place < 500)).toBe(450);
});

it('begins with the first of fewer than 50 rows, wherever it lies', () => {
  expect(tailStart({ start: -23, end: 4 }, everyOne)).toBe(-23);
});

it('opens 100 earlier rows at a time', () => {
  expect(earlierStart(850)).toBe(750);
});

it('packs rows by 10 without a gap', () => {
  expect(chunkRanges({ start: 10, end: 35 })).toEqual([
    { start: 10, end: 20 },
    { start: 20, end: 30 },
    { start: 30, end: 35 },
  ]);
  expect(chunkRanges({ start: 0, end: 0 })).toEqual([]);
});

it('lets rows keep their pack when earlier ones come in front', () => {
  expect(chunkRanges({ start: -13, end: 5 })).toEqual([
    { start: -13, end: -10 },
    { start: -10, end: 0 },
    { start: 0, end: 5 },
  ]);
});
