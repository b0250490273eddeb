import { expect, it } from 'vitest';
import { firstOf, pagesOf } from './paging-range.ts';

it.each([
  [1, 0, 10, 0],
  [3, 0, 20, 40],
  [2, 5, 20, 25],
])('begins page %i with offset %i and limit %i at entry %i', (page, offset, limit, first) => {
  expect(firstOf({ page, offset, limit })).toBe(first);
});

it.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [60, 3],
])('shows %i entries on %i pages of 20', (total, pages) => {
  expect(pagesOf(total, { offset: 0, limit: 20 })).toBe(pages);
});
