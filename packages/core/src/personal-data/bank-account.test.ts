import fc from 'fast-check';
import validator from 'validator';
import { expect, it } from 'vitest';
import { isIban } from './bank-account.ts';
import { compactNumber, modulo97 } from './tax-numbers.ts';

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

/** The examples of the registry, a country each. */
const EXAMPLES = `
AD12 0001 2030 2003 5910 0100 · AE07 0331 2345 6789 0123 456 · AL47 2121 1009 0000 0002 3569 8741 · AT61 1904 3002 3457 3201
AZ21 NABZ 0000 0000 1370 1000 1944 · BA39 1290 0794 0102 8494 · BE68 5390 0754 7034 · BG80 BNBG 9661 1020 3456 78
BH67 BMAG 0000 1299 1234 56 · BI42 1000 0100 0100 0033 2045 181 · BR18 0036 0305 0000 1000 9795 493C 1
BY13 NBRB 3600 9000 0000 2Z00 AB00 · CH93 0076 2011 6238 5295 7 · CR05 0152 0200 1026 2840 66 · CY17 0020 0128 0000 0012 0052 7600
CZ65 0800 0000 1920 0014 5399 · DE89 3704 0044 0532 0130 00 · DK50 0040 0440 1162 43 · DO28 BAGR 0000 0001 2124 5361 1324
EE38 2200 2210 2014 5685 · EG38 0019 0005 0000 0000 2631 8000 2 · ES91 2100 0418 4502 0005 1332 · FI21 1234 5600 0007 85
FO62 6460 0001 6316 34 · FR14 2004 1010 0505 0001 3M02 606 · GB29 NWBK 6016 1331 9268 19 · GE29 NB00 0000 0101 9049 17
GI75 NWBK 0000 0000 7099 453 · GL89 6471 0001 0002 06 · GR16 0110 1250 0000 0001 2300 695 · GT82 TRAJ 0102 0000 0012 1002 9690
HR12 1001 0051 8630 0016 0 · HU42 1177 3016 1111 1018 0000 0000 · IE29 AIBK 9311 5212 3456 78 · IL62 0108 0000 0009 9999 999
IQ98 NBIQ 8501 2345 6789 012 · IS14 0159 2600 7654 5510 7303 39 · IT60 X054 2811 1010 0000 0123 456
JO94 CBJO 0010 0000 0000 0131 0003 02 · KW81 CBKU 0000 0000 0000 1234 5601 01 · KZ86 125K ZT50 0410 0100
LB62 0999 0000 0001 0019 0122 9114 · LC55 HEMM 0001 0001 0012 0012 0002 3015 · LI21 0881 0000 2324 013A A
LT12 1000 0111 0100 1000 · LU28 0019 4006 4475 0000 · LV80 BANK 0000 4351 9500 1 · MC58 1122 2000 0101 2345 6789 030
MD24 AG00 0225 1000 1310 4168 · ME25 5050 0001 2345 6789 51 · MK07 2501 2000 0058 984 · MR13 0002 0001 0100 0012 3456 753
MT84 MALT 0110 0001 2345 MTLC AST0 01S · MU17 BOMM 0101 1010 3030 0200 000M UR · NL91 ABNA 0417 1643 00 · NO93 8601 1117 947
PK36 SCBL 0000 0011 2345 6702 · PL61 1090 1014 0000 0712 1981 2874 · PS92 PALS 0000 0000 0400 1234 5670 2
PT50 0002 0123 1234 5678 9015 4 · QA58 DOHB 0000 1234 5678 90AB CDEF G · RO49 AAAA 1B31 0075 9384 0000
RS35 2600 0560 1001 6113 79 · SA03 8000 0000 6080 1016 7519 · SC18 SSCB 1101 0000 0000 0000 1497 USD
SE45 5000 0000 0583 9825 7466 · SI56 2633 0001 2039 086 · SK31 1200 0000 1987 4263 7541 · SM86 U032 2509 8000 0000 0270 100
SV62 CENR 0000 0000 0000 0070 0025 · TL38 0080 0123 4567 8910 157 · TN59 1000 6035 1835 9847 8831
TR33 0006 1005 1978 6457 8413 26 · UA21 3223 1300 0002 6007 2335 6600 1 · VA59 0011 2300 0012 3456 78
VG96 VPVG 0000 0123 4567 8901 · XK05 1212 0123 4567 8906`
  .split(/\n|·/)
  .map((text) => text.trim())
  .filter((text) => text !== '');

it('has the examples of 77 countries', () => {
  expect(new Set(EXAMPLES.map((text) => text.slice(0, 2))).size).toBe(77);
});

it.each(EXAMPLES)('accepts the example of the registry %s', (text) => {
  expect(isIban(text)).toBe(true);
});

/** With the right check digits for any account. */
const withCheck = (country: string, account: string): string =>
  `${country}${String(98 - modulo97(`${account}${country}00`)).padStart(2, '0')}${account}`;

/** Some structures as the registry prints them. */
const STRUCTURES: readonly (readonly [country: string, structure: string])[] = [
  ['PS', '4!a21!c'],
  ['PK', '4!a16!c'],
  ['BY', '4!c4!n16!c'],
  ['DO', '4!c20!n'],
  ['IE', '4!a6!n8!n'],
  ['VG', '4!a16!n'],
  ['TR', '5!n1!n16!c'],
  ['GE', '2!a16!n'],
  ['JO', '4!a4!n18!c'],
  ['AZ', '4!a20!c'],
  ['BR', '8!n5!n10!n1!a1!c'],
  ['NI', '4!a20!n'],
  ['HN', '4!a20!n'],
  ['FK', '2!a12!n'],
  ['YE', '4!a4!n18!c'],
  ['RU', '9!n5!n15!c'],
  ['OM', '3!n16!c'],
  ['GB', '4!a6!n8!n'],
  ['DE', '8!n10!n'],
  ['SE', '3!n16!n1!n'],
];
const SIGN: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' };
const OTHER: Readonly<Record<string, string>> = { n: 'A', a: '7', c: '' };
const kindsIn = (structure: string): readonly string[] =>
  [...structure.matchAll(/(\d+)!([nac])/g)].flatMap(([, length, kind = '']) =>
    Array.from({ length: Number(length) }, () => kind),
  );

it.each(STRUCTURES)(
  'accepts any account of %s of the structure %s, and none with a sign of another class',
  (country, structure) => {
    const kinds = kindsIn(structure);
    const account = fc.stringMatching(new RegExp(`^${kinds.map((kind) => SIGN[kind]).join('')}$`));
    fc.assert(
      fc.property(account, fc.nat(kinds.length - 1), (text, at) => {
        expect(isIban(withCheck(country, text))).toBe(true);
        const other = OTHER[kinds[at] ?? ''] ?? '';
        const wrong = `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
        // Of either class none is another: there it is a sign too few.
        expect([wrong, isIban(withCheck(country, wrong))]).toEqual([wrong, false]);
      }),
      { numRuns: 60 },
    );
  },
);

it('accepts no check digits but those from 02 to 98, though 00, 01 and 99 may leave 1 as well', () => {
  const german = fc.stringMatching(/^[0-9]{18}$/);
  let seen = 0;
  fc.assert(
    fc.property(german, (account) => {
      for (const digits of ['00', '01', '99']) {
        seen += modulo97(`${account}DE${digits}`) === 1 ? 1 : 0;
        expect(isIban(`DE${digits}${account}`)).toBe(false);
      }
    }),
    { numRuns: 2_000, seed: 1 },
  );
  expect(seen).toBeGreaterThan(10);
});

it.each(['BE', 'MC'])(
  'accepts no check digits 00, 01 and 99 of %s either, whose accounts have their own',
  (country) => {
    const account = country === 'BE' ? '539007547034' : '11222000010123456789030';
    for (const digits of ['00', '01', '99']) expect(isIban(`${country}${digits}${account}`)).toBe(false);
  },
);

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
  expect(compactNumber('nl91 abna 0417 1643 00')).toBe('NL91ABNA0417164300');
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
