import fc from 'fast-check';
import { expect, it } from 'vitest';
import validator from 'validator';
import { isEmail } from './email.ts';
import { internationalPhoneNumber, isPhoneNumber } from './phone-number.ts';
import { isZipCode, tidyZipCode } from './zip-code.ts';

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

it('agrees with a public library on Dutch and Belgian zip codes', () => {
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
