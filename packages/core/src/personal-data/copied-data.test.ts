import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_PAYMENT_DATA, paymentDataProblems, tidyPaymentData } from './payment-data.ts';
import { NO_PERSONAL_DATA, personalDataProblems, tidyPersonalData } from './personal-data.ts';
import * as phoneNumbers from './phone-number.ts';

/** Characters that a text copied from a page, a mail or a document brings along. */
const COPIED = fc.constantFrom(
  ...Array.from('\u00A0\u202F\u2009\t \u00AD\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u2060\u2066\u2069\uFEFF'),
);
const GROUPED = fc.oneof(COPIED, fc.constantFrom('-', '\u2010', '\u2011', '\u2013', '\u2212'));

/** A value with characters between and around its own. */
const among = (value: string, noise: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.array(fc.option(noise, { nil: '' }), { minLength: value.length + 1, maxLength: value.length + 1 }).map(
    ([first = '', ...rest]) =>
      first +
      Array.from(value)
        .map((sign, at) => `${sign}${rest[at] ?? ''}`)
        .join(''),
  );

it('takes numbers as they are copied, and keeps them bare', () => {
  const bare = {
    iban: 'NL91ABNA0417164300',
    bic: 'ABNANL2A',
    bsn: '111222333',
    vatNumber: 'NL004495445B01',
    tradeNumber: '12345678',
  };
  const typed = fc.record({
    iban: among(bare.iban, GROUPED),
    bic: among(bare.bic, GROUPED),
    bsn: among(bare.bsn, fc.oneof(GROUPED, fc.constant('.'))),
    vatNumber: among(bare.vatNumber, GROUPED),
    tradeNumber: among(bare.tradeNumber, GROUPED),
  });
  fc.assert(
    fc.property(typed, (numbers) => {
      const values = { ...NO_PAYMENT_DATA, accountHolder: 'A Voorbeeld', handlesVat: true, ...numbers };
      expect(paymentDataProblems(values)).toEqual({});
      expect(tidyPaymentData(values)).toMatchObject(bare);
    }),
  );
});

it('takes a phone number as it is copied, with marks of direction or as a link, and keeps it with its country', () => {
  const grouped = fc.oneof(COPIED, fc.constantFrom('-', '\u2011'));
  const typed = fc.tuple(fc.constantFrom('', '\u202A', 'tel:', 'TEL:\u200E'), among('31612345678', grouped));
  fc.assert(
    fc.property(typed, ([before, number]) => {
      expect(phoneNumbers.internationalPhoneNumber(`${before}+${number}`, 'nl')).toBe('+31612345678');
      expect(phoneNumbers.isPhoneNumber(`${before}+${number}\u202C`, 'nl')).toBe(true);
    }),
  );
});

const ANNA = {
  ...NO_PERSONAL_DATA,
  firstName: 'Anna',
  lastName: 'Voorbeeld',
  street: 'Dorpsstraat',
  houseNumber: '12',
  zipCode: '1234 AB',
  city: 'Zeist',
  email: 'anna@example.org',
  phone: '+31612345678',
};

it('keeps names and addresses as they are seen', () => {
  const copied = Object.fromEntries(
    Object.entries(ANNA).map(([field, value]) => [field, `\u202A\u200B${value.replace(' ', '\u00A0')}\u0000\uFEFF`]),
  );
  const values = { ...ANNA, ...copied, country: 'nl', nationality: 'dutch' };
  expect(personalDataProblems(values, phoneNumbers)).toEqual({});
  expect(tidyPersonalData(values, phoneNumbers)).toEqual(ANNA);
});

it.each(['firstName', 'lastName', 'street', 'houseNumber', 'zipCode', 'city', 'email', 'phone'] as const)(
  'asks for a %s that shows something',
  (field) => {
    for (const nothing of ['\u0000', '\u200B\u200D', '\uFFFF', '\u202E \u2800', '\u3164'])
      expect(personalDataProblems({ ...ANNA, [field]: nothing }, phoneNumbers)).toEqual({
        [field]: { code: 'required' },
      });
  },
);
