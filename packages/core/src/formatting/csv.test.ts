import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../localisation/language.ts';
import { toCsv } from './csv.ts';

it.each([
  ['en', 'Time,Amount,Currency\r\n09:07,12.5,EUR\r\n09:08,-0.05,EUR\r\n'],
  ['nl', 'Time;Amount;Currency\r\n09:07;12,5;EUR\r\n09:08;-0,05;EUR\r\n'],
  ['de', 'Time;Amount;Currency\r\n09:07;12,5;EUR\r\n09:08;-0,05;EUR\r\n'],
] as const)('writes texts as they are and amounts as numbers of the language %s', (language, lines) => {
  const rows = [
    ['Time', 'Amount', 'Currency'],
    ['09:07', 12.5, 'EUR'],
    ['09:08', -0.05, 'EUR'],
  ];
  expect(toCsv(rows, language)).toBe(`\uFEFF${lines}`);
});

it.each(['=1+1', '+31612345678', '-5', '@sum', '＝1', '＋1', '－1', '＠sum'])('makes %j harmless', (text) => {
  expect(toCsv([[text]], 'en')).toBe(`\uFEFF"'${text}"\r\n`);
});

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['a;b', '"a;b"'],
  ['', ''],
  ['x";=1+1', `"x"";'=1+1"`],
  ['x", "@sum', `"x"", ""'@sum"`],
  ['\t=1', `"'\t'=1"`],
])('quotes %j', (text, cell) => {
  expect(toCsv([[text]], 'nl')).toBe(`\uFEFF${cell}\r\n`);
});

/** Cells as a spreadsheet finds them: quotes count only where a cell begins, and what follows them belongs to the cell. */
const cellsOf = (line: string, separator: string): readonly string[] =>
  Array.from(
    line.matchAll(new RegExp(`(?:^|\\r\\n|\\r|\\n|${separator})(?:"((?:[^"]|"")*)"?)?([^${separator}\\r\\n]*)`, 'g')),
    ([, quoted = '', rest = '']) => quoted.replaceAll('""', '"') + rest,
  );

it('lets no cell begin like a formula under any separator', () => {
  const signs = fc.constantFrom('=', '+', '-', '@', '"', "'", ',', ';', '\t', '\r', '\n', ' ', 'x', '1');
  const text = fc.oneof(fc.string(), fc.string({ unit: signs, maxLength: 12 }));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), fc.constantFrom(...LANGUAGES), (texts, language) => {
      const line = toCsv([['first', ...texts]], language).slice(1);
      for (const separator of [',', ';', '\t'])
        for (const cell of cellsOf(line, separator))
          expect([line, cell]).not.toEqual([line, expect.stringMatching(/^\s*[=+\-@]/)]);
    }),
    { numRuns: 3_000 },
  );
});
