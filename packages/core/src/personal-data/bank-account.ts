import { isValidIBAN, isValidBIC } from 'ibantools';
import { compactNumber, modulo97 } from './tax-numbers.ts';

/**
 * Structure of the account number behind the check digits, by country: number of digits (n), capitals (a) or either (c), as the registry of
 * ISO 13616 writes it, release 101. Countries of the same structure are grouped. ibantools has other classes for some of them.
 */
const COUNTRIES_BY_STRUCTURE = {
  '8n 12c': 'AD',
  '19n': 'AE IL SO TL',
  '8n 16c': 'AL CY',
  '16n': 'AT BA EE LT MN XK',
  '4a 20c': 'AZ',
  '12n': 'BE',
  '4a 6n 8c': 'BG',
  '4a 14c': 'BH',
  '23n': 'BI DJ MR',
  '23n 1a 1c': 'BR',
  '4c 4n 16c': 'BY',
  '5n 12c': 'CH LI',
  '18n': 'CR DE ME RS VA',
  '20n': 'CZ ES SE SK TN',
  '14n': 'DK FI FO GL SD',
  '4c 20n': 'DO',
  '25n': 'EG',
  '2a 12n': 'FK',
  '10n 11c 2n': 'FR MC',
  '4a 14n': 'GB IE',
  '2a 16n': 'GE',
  '4a 15c': 'GI',
  '7n 16c': 'GR',
  '24c': 'GT',
  '4a 20n': 'HN NI SV',
  '17n': 'HR',
  '24n': 'HU PL',
  '4a 15n': 'IQ',
  '22n': 'IS',
  '1a 10n 12c': 'IT SM',
  '4a 4n 18c': 'JO YE',
  '4a 22c': 'KW',
  '3n 13c': 'KZ LU',
  '4n 20c': 'LB',
  '4a 24c': 'LC',
  '4a 13c': 'LV',
  '21n': 'LY PT ST',
  '20c': 'MD',
  '3n 10c 2n': 'MK',
  '4a 5n 18c': 'MT',
  '4a 19n 3a': 'MU',
  '4a 10n': 'NL',
  '11n': 'NO',
  '3n 16c': 'OM',
  '4a 16c': 'PK RO',
  '4a 21c': 'PS QA',
  '14n 15c': 'RU',
  '2n 18c': 'SA',
  '4a 20n 3a': 'SC',
  '15n': 'SI',
  '6n 16c': 'TR',
  '6n 19c': 'UA',
  '4a 16n': 'VG',
} as const;

const CLASSES: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' };

const patternOf = (structure: string): RegExp =>
  new RegExp(
    `^${structure.replaceAll(/(\d+)([nac]) ?/g, (_, length: string, kind: string) => `${CLASSES[kind]}{${length}}`)}$`,
  );

const STRUCTURES: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES_BY_STRUCTURE).flatMap(([structure, countries]) =>
    countries.split(' ').map((country) => [country, structure]),
  ),
);

/** Checks whether an account number has the structure of its country; `undefined` where the registry does not have the country. @spec §5 IBAN */
const hasIbanStructure = (country: string, account: string): boolean | undefined => {
  const structure = STRUCTURES.get(country);
  return structure === undefined ? undefined : patternOf(structure).test(account);
};

/** Groups are forgiven, other signs are not. */
const SIGNS = /^[0-9a-z]*$/iu;
/** Calculated ones are 02 to 98: what 00, 01 and 99 leave modulo 97, another pair leaves as well. */
const CHECK_DIGITS = /^(?!00|01|99)\d\d$/;
/** Countries whose account numbers have check digits of their own, which ibantools knows. */
const CHECKED_AT_HOME: ReadonlySet<string> = new Set('BA BE CZ EE ES FR HR HU MC ME MK NO PL PT RS SI SK'.split(' '));

/**
 * Checks an IBAN: structure of its country by the registry, check digits from 02 to 98, and modulo 97 equals 1; spaces and case are
 * ignored. What the registry does not have is left to ibantools.
 * @spec §5 IBAN
 */
export const isIban = (text: string): boolean => {
  const iban = compactNumber(text);
  if (!SIGNS.test(iban)) return false;
  const country = iban.slice(0, 2);
  if (!CHECK_DIGITS.test(iban.slice(2, 4))) return false;
  const fits = hasIbanStructure(country, iban.slice(4));
  if (fits === undefined || CHECKED_AT_HOME.has(country)) return fits !== false && isValidIBAN(iban);
  return fits && modulo97(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1;
};

/**
 * Checks the BIC of a bank, 8 or 11 characters; it is needed only for banks outside Europe.
 * @spec §3 Personal data — BIC (optional, non-European banks)
 */
export const isBic = (text: string): boolean => isValidBIC(compactNumber(text));
