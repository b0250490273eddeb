import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPaging, firstOf, pagesOf, type QueryParams } from './paging.ts';

const query = (values: Readonly<Record<string, string>>): QueryParams => ({ get: (name) => values[name] ?? null });

it('begins at page 1 and offset 0 with the limit of the page', () => {
  expect(readPaging(query({}), 20)).toEqual({ page: 1, offset: 0, limit: 20 });
});

it('takes page, offset and limit from the query', () => {
  expect(readPaging(query({ page: '3', offset: '40', limit: '10' }), 20)).toEqual({ page: 3, offset: 40, limit: 10 });
});

it.each(['', 'x', '-1', '1.5', '1e3', ' 2', '0x10', 'NaN', '99999999999999999999'])(
  'falls back to page 1 and offset 0 for "%s"',
  (value) => {
    expect(readPaging(query({ page: value, offset: value, limit: value }), 5)).toEqual({
      page: 1,
      offset: 0,
      limit: 5,
    });
  },
);

it('knows no page 0 and no empty page', () => {
  expect(readPaging(query({ page: '0', offset: '0', limit: '0' }), 20)).toEqual({ page: 1, offset: 0, limit: 20 });
});

it('reads a usable page from any query', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (page, offset, limit) => {
      const paging = readPaging(query({ page, offset, limit }), 20);
      expect(paging.page).toBeGreaterThanOrEqual(1);
      expect(paging.offset).toBeGreaterThanOrEqual(0);
      expect(paging.limit).toBeGreaterThanOrEqual(1);
      expect(Object.values(paging).every(Number.isSafeInteger)).toBe(true);
    }),
  );
});

it('shows at most 100 entries on a page', () => {
  expect(readPaging(query({ limit: '5000' }), 20).limit).toBe(100);
});

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
