import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tableRows } from './table.ts';

const ROWS = [
  ['fault', 'what happens'],
  ['save-fails', 'the next save of the services fails with 500'],
];

it('gives a program one line for each row, however long', () => {
  expect(tableRows(ROWS, undefined)).toEqual([
    ['fault       what happens'],
    ['save-fails  the next save of the services fails with 500'],
  ]);
});

it('breaks the widest column between words so that rows fit the terminal', () => {
  expect(tableRows(ROWS, 34)).toEqual([
    ['fault       what happens'],
    ['save-fails  the next save of the', '            services fails with', '            500'],
  ]);
});

it('cuts a word that is longer than its column, after a comma, colon or slash where there is one', () => {
  expect(tableRows([['a', '{"one":1,"two":2}']], 13)).toEqual([['a  {"one":1,', '   "two":2}']]);
  expect(tableRows([['a', '/path/to-more']], 13)).toEqual([['a  /path/', '   to-more']]);
  expect(tableRows([['a', 'abcdefghijklm']], 13)).toEqual([['a  abcdefghij', '   klm']]);
});

const cell = fc.string({ unit: fc.constantFrom('a', 'b', ',', ' '), maxLength: 60 });
const tableOf = (most: number) =>
  fc
    .integer({ min: 1, max: most })
    .chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 6 }),
    );

it('writes rows as lists where the terminal is too narrow for their columns', () => {
  const head = ['id', 'status', 'customer', 'performer', 'service', 'began'];
  const row = ['71', 'accepted', 'Mark', 'Demi', 'Video chat', '2026-11-26 at 22:44'];
  expect(tableRows([head, row, row], 20)).toEqual([
    [],
    ...Array.from({ length: 2 }, () => [
      'id: 71',
      'status: accepted',
      'customer: Mark',
      'performer: Demi',
      'service: Video chat',
      'began: 2026-11-26 at',
      '22:44',
      '',
    ]),
  ]);
});

it('keeps every line within any terminal', () => {
  fc.assert(
    fc.property(tableOf(7), fc.integer({ min: 1, max: 120 }), (rows, width) => {
      expect(
        tableRows(rows, width)
          .flat()
          .every((line) => line.length <= width),
      ).toBe(true);
    }),
  );
});

it('loses no letter while each column has 8 characters', () => {
  fc.assert(
    fc.property(tableOf(4), fc.integer({ min: 38, max: 120 }), (rows, width) => {
      const lines = tableRows(rows, width);
      const letters = (texts: readonly string[]): number => texts.join('').replaceAll(' ', '').length;
      expect(lines.map(letters)).toEqual(rows.map(letters));
    }),
  );
});
