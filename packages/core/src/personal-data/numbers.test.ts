import fc from 'fast-check';
import { expect, it } from 'vitest';
import validator from 'validator';
import { isBic } from './bic.ts';
import { isTradeNumber } from './trade-number.ts';
import { isVatNumber } from './vat-number.ts';

it.each([
  ['ABNANL2A', true],
  ['abnanl2a', true],
  ['DEUTDEFF500', true],
  ['ABNANL2', false],
  ['ABNANL2A1', false],
  ['AB1ANL2A', false],
  ['ABNAXX2A', false],
])('takes %s for a BIC: %s', (text, is) => {
  expect(isBic(text)).toBe(is);
});

it.each([
  ['NL123456789B13', true],
  ['nl 1234.56.789 B13', true],
  ['NL123456789B12', false],
  ['NL12345678B12', false],
  ['BE0417497106', true],
  ['BE 0417.497.106', true],
  ['BE0417497107', false],
  ['DE136695976', true],
  ['DE012345678', false],
  ['ATU12345678', true],
  ['AT12345678', false],
  ['FR12345678901', true],
  ['123456789', false],
])('takes %s for a VAT number: %s', (text, is) => {
  expect(isVatNumber(text)).toBe(is);
});

it.each([
  ['12345678', 'nl', true],
  ['1234567', 'nl', false],
  ['123456789', 'nl', false],
  ['1234567a', '', false],
  ['0417.497.106', 'be', true],
  ['0417497107', 'be', false],
  ['HRB 12345', 'de', true],
  ['x', 'de', false],
])('takes %s of %j for a number of the trade register: %s', (text, country, is) => {
  expect(isTradeNumber(text, country)).toBe(is);
});

it('accepts no Belgian number that a public library refuses', () => {
  const number = fc.stringMatching(/^[01]\d{9}$/);
  fc.assert(
    fc.property(number, (digits) => {
      expect(!isVatNumber(`BE${digits}`) || validator.isVAT(`BE${digits}`, 'BE')).toBe(true);
    }),
    {
      numRuns: 500,
    },
  );
});
