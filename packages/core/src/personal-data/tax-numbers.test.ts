import fc from 'fast-check';
import validator from 'validator';
import { expect, it } from 'vitest';
import { isBsn } from './tax-numbers.ts';

it.each(['', '111222333', '123456782', '010464554', '10464554'])('accepts %j', (text) => {
  expect(isBsn(text)).toBe(true);
});

it.each(['000000000', '00000000', '111222334', '1112223', '1112223330', '11122233a', '١١١٢٢٢٣٣٣'])(
  'refuses %j: 8 or 9 digits that pass the check modulo 11',
  (text) => {
    expect(isBsn(text)).toBe(false);
  },
);

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

it('pads 8 digits with a leading zero', () => {
  fc.assert(
    fc.property(digits(8), (text) => {
      expect(isBsn(text)).toBe(isBsn(`0${text}`));
    }),
  );
});

it('notices every single wrong digit', () => {
  fc.assert(
    fc.property(digits(9).filter(isBsn), fc.nat(8), fc.integer({ min: 1, max: 9 }), (text, place, by) => {
      const wrong = (Number(text[place]) + by) % 10;
      expect(isBsn(text.slice(0, place) + String(wrong) + text.slice(place + 1))).toBe(false);
    }),
    { numRuns: 40 },
  );
});

it('agrees with a public library on nine digits, but for the number that is never assigned', () => {
  fc.assert(
    fc.property(
      digits(9).filter((text) => Number(text) !== 0),
      (text) => {
        expect(isBsn(text)).toBe(validator.isTaxID(text, 'nl-NL'));
      },
    ),
    { numRuns: 2_000 },
  );
});
