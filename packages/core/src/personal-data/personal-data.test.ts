import fc from 'fast-check';
import validator from 'validator';
import { expect, it } from 'vitest';
import { isEmail, isZipCode, tidyZipCode } from './personal-data.ts';
import { internationalPhoneNumber, isPhoneNumber } from './phone-number.ts';

it.each(['0612345678', '+31612345678'])('accepts the phone number %s', (text) => {
  expect(isPhoneNumber(text, 'nl')).toBe(true);
  expect(internationalPhoneNumber(text, 'nl')).toBe('+31612345678');
});

it.each([
  ['06 12 34 56 78', 'nl', true],
  ['+32 470 12 34 56', 'nl', true],
  ['0470123456', 'be', true],
  ['+5978123456', 'sr', true],
  ['07400 123456', 'uk', true],
  ['061234567', 'nl', false],
  ['06123456789', 'nl', false],
  ['call me', 'nl', false],
  ['my number is 0612345678', 'nl', false],
  ['', 'nl', false],
])('takes %j of %s for a phone number: %s', (text, country, is) => {
  expect(isPhoneNumber(text, country)).toBe(is);
});

it.each([
  ['1234 AB', 'nl', true],
  ['1234ab', 'nl', true],
  ['0234 AB', 'nl', false],
  ['1234 SA', 'nl', false],
  ['1234 sd', 'nl', false],
  ['1234 SS', 'nl', false],
  ['1234', 'nl', false],
  ['1234 AB', '', true],
  ['1000', 'be', true],
  ['9999', 'be', true],
  ['0999', 'be', false],
  ['10000', 'be', false],
  ['1234 AB', 'be', false],
  ['10115', 'de', true],
  ['SW1A 1AA', 'uk', true],
  ['anything', 'cw', true],
  ['$', 'cw', false],
])('takes the zip code %s of %j: %s', (text, country, is) => {
  expect(isZipCode(text, country)).toBe(is);
});

it('writes a Dutch zip code as the post does', () => {
  expect([tidyZipCode(' 1234ab', 'nl'), tidyZipCode('1234', 'be')]).toEqual(['1234 AB', '1234']);
});

it('agrees with a public library on Dutch zip codes', () => {
  const dutch = fc.stringMatching(/^\d{4} ?[A-Z]{2}$/);
  fc.assert(
    fc.property(dutch, (text) => {
      expect(isZipCode(text, 'nl')).toBe(validator.isPostalCode(text, 'NL'));
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['anna@example.org', true],
  ['anna+work@mail.example.org', true],
  ['anna@example', false],
  ['anna example.org', false],
  ['anna@@example.org', false],
  ['.anna@example.org', false],
  ['an..na@example.org', false],
  ['anna@-example.org', false],
  [`${'a'.repeat(65)}@example.org`, false],
  ['', false],
])('takes %j for an e-mail address: %s', (text, is) => {
  expect(isEmail(text)).toBe(is);
});

it('accepts no address that a public library refuses', () => {
  const address = fc.emailAddress();
  fc.assert(
    fc.property(address, (text) => {
      expect(!isEmail(text) || validator.isEmail(text)).toBe(true);
    }),
  );
});

const fourDigits = fc.stringMatching(/^[0-9]{4}$/);
const fiveDigits = fc.stringMatching(/^[0-9]{5}$/);

it('accepts exactly the Belgian zip codes from 1000 to 9999', () => {
  fc.assert(
    fc.property(fourDigits, (text) => {
      expect(isZipCode(text, 'be')).toBe(Number(text) >= 1_000);
      expect(!isZipCode(text, 'be') || validator.isPostalCode(text, 'BE')).toBe(true);
    }),
  );
});

it.each([
  ['de', 'DE', fiveDigits],
  ['it', 'IT', fiveDigits],
  ['at', 'AT', fourDigits],
  ['ch', 'CH', fourDigits],
  ['lu', 'LU', fourDigits],
  ['uk', 'GB', fc.stringMatching(/^[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}$/)],
] as const)('accepts no zip code of %s that a public library refuses', (country, theirs, codes) => {
  fc.assert(
    fc.property(codes, (text) => {
      expect(!isZipCode(text, country) || validator.isPostalCode(text, theirs)).toBe(true);
    }),
  );
});

it.each([
  ['fr', 'FR', fiveDigits],
  ['es', 'ES', fiveDigits],
  ['pl', 'PL', fc.stringMatching(/^[0-9]{2}-[0-9]{3}$/)],
] as const)('refuses no zip code of %s that a public library accepts', (country, theirs, codes) => {
  fc.assert(
    fc.property(codes, (text) => {
      expect(isZipCode(text, country) || !validator.isPostalCode(text, theirs)).toBe(true);
    }),
  );
});

it.each([
  ['nl', 'nl-NL', /^06[0-9]{8}$/],
  ['be', 'nl-BE', /^04[5-9][0-9]{7}$/],
] as const)('accepts no mobile number of %s that a public library refuses', (country, theirs, pattern) => {
  fc.assert(
    fc.property(fc.stringMatching(pattern), (text) => {
      expect(!isPhoneNumber(text, country) || validator.isMobilePhone(text, theirs)).toBe(true);
    }),
  );
});

it('writes every number it accepts so that it accepts it again, in whatever country', () => {
  const number = fc.stringMatching(/^06[1-5][0-9]{7}$/);
  fc.assert(
    fc.property(number, fc.constantFrom('nl', 'be', 'uk', 'cw', ''), (text, country) => {
      const written = internationalPhoneNumber(text, 'nl');
      expect(written).toBe(`+31${text.slice(1)}`);
      expect([isPhoneNumber(written, country), internationalPhoneNumber(written, country)]).toEqual([true, written]);
    }),
  );
});

it('reads the digits of other scripts and writes them in ASCII', () => {
  expect(internationalPhoneNumber('٠٦١٢٣٤٥٦٧٨', 'nl')).toBe('+31612345678');
});

/** Numbers of the right length for their countries, but assigned to no subscriber: the shorter metadata takes them for valid. */
it.each([
  ['nl', '+31921903006'],
  ['nl', '+31987064280'],
  ['be', '+32072211808'],
  ['be', '+32428055530'],
  ['de', '+4914221522466'],
  ['fr', '+33402709868'],
  ['es', '+34893466969'],
  ['pl', '+48358349679'],
  ['ro', '+40889039370'],
  ['co', '+573618114918'],
  ['sr', '+5976151827'],
  ['cw', '+5999337239'],
  ['br', '+5501061246604'],
  ['hu', '+36516287321'],
  ['cz', '+420713380076'],
])('rejects the number of %s that is never assigned, %s', (country, text) => {
  expect(isPhoneNumber(text, country)).toBe(false);
});

it.each([
  ['nl', '+31201234567'],
  ['be', '+32470123456'],
  ['de', '+4915123456789'],
  ['sr', '+5977123456'],
  ['pl', '+48512345678'],
  ['ro', '+40712034567'],
  ['co', '+573211234567'],
  ['gb', '+447400123456'],
])('takes the number of %s %s for one', (country, text) => {
  expect(isPhoneNumber(text, country)).toBe(true);
});

it.each(['0612345678x', '06-12-34-56-7', '+', '00000000000'])('takes %s for no phone number', (text) => {
  expect(isPhoneNumber(text, 'nl')).toBe(false);
});

it('accepts every plain address', () => {
  const plain = fc.stringMatching(/^[a-z][a-z0-9]{0,20}(\.[a-z0-9]{1,10})?@[a-z]{2,20}\.(nl|example|org)$/);
  fc.assert(
    fc.property(plain, (text) => {
      expect([isEmail(text), validator.isEmail(text)]).toEqual([true, true]);
    }),
  );
});
