import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstOf, pagesOf } from './paging-range.ts';

it.each([
  [1, 0, 10, 0],
  [3, 0, 20, 40],
  [2, 5, 20, 25],
  [Number.MAX_SAFE_INTEGER, 0, 100, 999_999_999],
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

it('shows every entry on exactly one page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 100 }), (total, limit) => {
      const shown = Array.from({ length: pagesOf(total, { offset: 0, limit }) }, (_, index) =>
        Math.min(limit, total - firstOf({ page: index + 1, offset: 0, limit })),
      );
      expect(shown.reduce((sum, each) => sum + each, 0)).toBe(total);
    }),
  );
});
