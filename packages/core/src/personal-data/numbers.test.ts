import fc from 'fast-check';
import validator from 'validator';
import { expect, it } from 'vitest';
import { isBic } from './bank-account.ts';
import { isTradeNumber, isVatNumber } from './tax-numbers.ts';

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

it('agrees with a public library on the code of a bank', () => {
  const code = fc.stringMatching(/^[A-Z]{4}(NL|BE|DE|US|GB|TR|BR|XX|Q1)[A-Z0-9]{2}([A-Z0-9]{3}|[A-Z0-9])?$/);
  fc.assert(
    fc.property(code, (text) => {
      expect(isBic(text)).toBe(validator.isBIC(text));
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['NL', /^NL[0-9]{9}B[0-9]{2}$/],
  ['DE', /^DE[0-9]{9}$/],
  ['AT', /^ATU?[0-9]{8}$/],
] as const)('accepts no VAT number of %s that a public library refuses', (country, pattern) => {
  fc.assert(
    fc.property(fc.stringMatching(pattern), (text) => {
      expect(!isVatNumber(text) || validator.isVAT(text, country)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

/** Eight digits with the two that check them. */
const belgian = fc.stringMatching(/^[01][0-9]{7}$/).map((digits) => ({ digits, check: 97 - (Number(digits) % 97) }));

it('accepts a Belgian number with its own check digits and with no others, for VAT and for the trade register', () => {
  fc.assert(
    fc.property(belgian, fc.integer({ min: 1, max: 99 }), ({ digits, check }, other) => {
      const number = `${digits}${String(check).padStart(2, '0')}`;
      const wrong = `${digits}${String(other).padStart(2, '0')}`;
      expect([isVatNumber(`BE${number}`), isTradeNumber(number, 'be')]).toEqual([true, true]);
      expect(isTradeNumber(wrong, 'be')).toBe(other === check);
    }),
  );
});

it('takes exactly eight digits for a Dutch number of the trade register', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{6,10}$/), (text) => {
      expect(isTradeNumber(text, 'nl')).toBe(text.length === 8);
    }),
  );
});

it.each(['NL١٢٣٤٥٦٧٨٩B13', 'NL123456789B1З'])('reads no signs of other scripts as a VAT number: %j', (text) => {
  expect(isVatNumber(text)).toBe(false);
});
