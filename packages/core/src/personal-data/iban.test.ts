import fc from 'fast-check';
import { expect, it } from 'vitest';
import validator from 'validator';
import { compactIban, isIban } from './iban.ts';
import { modulo97 } from './vat-number.ts';

it.each([
  'NL91ABNA0417164300',
  'nl91 abna 0417 1643 00',
  'NL91-ABNA-0417-1643-00',
  'BE68539007547034',
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
])('accepts %s: spaces and case are forgiven', (text) => {
  expect(isIban(text)).toBe(true);
});

it.each([
  ['modulo 97 is not 1', 'NL91ABNA0417164301'],
  ['too short for its country', 'NL91ABNA041716430'],
  ['letters where its country has digits', 'NL91ABNA041716430A'],
  ['no such country', 'XX91ABNA0417164300'],
  ['other signs', 'NL91ABNA0417164300!'],
  ['nothing', ''],
])('refuses an IBAN with %s', (_, text) => {
  expect(isIban(text)).toBe(false);
});

it('keeps it without spaces, in capitals', () => {
  expect(compactIban('nl91 abna 0417 1643 00')).toBe('NL91ABNA0417164300');
});

/** A Dutch IBAN with the right check digits for any account. */
const dutch = fc.tuple(fc.stringMatching(/^[A-Z]{4}$/), fc.stringMatching(/^\d{10}$/)).map(([bank, account]) => {
  const check = 98 - modulo97(`${bank}${account}NL00`);
  return `NL${String(check).padStart(2, '0')}${bank}${account}`;
});

it('accepts every number whose remainder modulo 97 is 1, as a public library does, and no other check digits', () => {
  fc.assert(
    fc.property(dutch, fc.integer({ min: 1, max: 96 }), (iban, by) => {
      const other = String(((Number(iban.slice(2, 4)) + by - 2) % 97) + 2).padStart(2, '0');
      const wrong = `NL${other}${iban.slice(4)}`;
      expect([isIban(iban), validator.isIBAN(iban), isIban(wrong)]).toEqual([true, true, wrong === iban]);
    }),
  );
});

it('accepts no IBAN of any country that a public library refuses', () => {
  const any = fc
    .tuple(fc.constantFrom('BE', 'DE', 'GB', 'FR', 'ES', 'NO', 'TR'), fc.stringMatching(/^[A-Z0-9]{11,26}$/))
    .map(([country, account]) => {
      const check = 98 - modulo97(`${account}${country}00`);
      return `${country}${String(check).padStart(2, '0')}${account}`;
    });
  fc.assert(
    fc.property(any, (iban) => {
      expect(!isIban(iban) || validator.isIBAN(iban)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('agrees with a public library on Belgian numbers of twelve digits', () => {
  const belgian = fc.stringMatching(/^[0-9]{12}$/).map((account) => {
    const check = 98 - modulo97(`${account}BE00`);
    return `BE${String(check).padStart(2, '0')}${account}`;
  });
  fc.assert(
    fc.property(belgian, (iban) => {
      // Ours knows the bank's own two digits too.
      const own = Number(iban.slice(4, 14)) % 97 || 97;
      expect(validator.isIBAN(iban)).toBe(true);
      expect(isIban(iban)).toBe(own === Number(iban.slice(14)));
    }),
  );
});
