import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('writes texts as they are and amounts as numbers, line by line', () => {
  expect(
    toCsv([
      ['Time (Europe/Amsterdam)', 'Amount', 'Currency'],
      ['5-3-2026 | 09:07', 12.5, 'EUR'],
      ['6-3-2026 | 09:07', -0.05, 'EUR'],
    ]),
  ).toBe(
    '\uFEFFTime (Europe/Amsterdam),Amount,Currency\r\n5-3-2026 | 09:07,12.5,EUR\r\n6-3-2026 | 09:07,-0.05,EUR\r\n',
  );
});

it.each(['=1+1', '+31612345678', '-5', '@sum', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠sum'])(
  'makes %j harmless',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['a;b', '"a;b"'],
  ['', ''],
])('quotes %j', (text, cell) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

it('never lets a cell begin like a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = toCsv([[text]])
        .slice(1)
        .replace(/^"/, '');
      expect(cell).not.toMatch(/^[=+\-@\t]/);
    }),
  );
});
