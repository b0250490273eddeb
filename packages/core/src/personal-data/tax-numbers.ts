import { bareCode } from '../kernel/outside-text.ts';

/** The weight of each of the nine digits. @spec §5 BSN — a weighted sum check modulo 11 */
const BSN_WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2, -1];
const BSN_MODULUS = 11;
const BSN_DIGITS = /^\d{8,9}$/u;

/** Checks a Dutch citizen service number (BSN): empty is accepted, otherwise 8 or 9 digits that pass the check modulo 11. @spec §5 BSN */
export const isBsn = (text: string): boolean => {
  const bare = bareCode(text);
  if (bare === '') return true;
  if (!BSN_DIGITS.test(bare)) return false;
  const digits = bare.padStart(BSN_WEIGHTS.length, '0');
  const sum = BSN_WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  // All zeros pass every sum and are never assigned.
  return sum % BSN_MODULUS === 0 && Number(digits) !== 0;
};

const MODULUS = 97;

/** The remainder modulo 97 of digits of any length, with letters read as 10 to 35. */
export const modulo97 = (text: string): number => {
  let rest = 0;
  for (const sign of text)
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % MODULUS;
  return rest;
};

const VAT_WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2];
const elevenCheck = (digits: string): boolean => {
  const sum = VAT_WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return sum % 11 === Number(digits[8]);
};

/** Since 2020 a Dutch number passes modulo 97; those of companies still pass their older check modulo 11. */
const isDutch = (number: string): boolean =>
  /^NL\d{9}B\d{2}$/u.test(number) && (modulo97(number) === 1 || elevenCheck(number.slice(2, 11)));

/** The last two digits are 97 less the remainder of the others. */
const isBelgianEnterprise = (digits: string): boolean =>
  /^[01]\d{9}$/u.test(digits) && MODULUS - (Number(digits.slice(0, 8)) % MODULUS) === Number(digits.slice(8));

const CHECKS: ReadonlyMap<string, (number: string) => boolean> = new Map([
  ['NL', isDutch],
  ['BE', (number) => isBelgianEnterprise(number.slice(2))],
  ['DE', (number) => /^DE[1-9]\d{8}$/u.test(number)],
  ['AT', (number) => /^ATU\d{8}$/u.test(number)],
]);
/** Two letters of the country and what it likes. */
const OTHER_VAT = /^[A-Z]{2}[A-Z0-9]{2,12}$/u;

/** Bare, in capitals; as the platform keeps numbers. */
export const compactNumber = (text: string): string => bareCode(text).toUpperCase();

/** Checks a VAT number with its country in front. @spec §5 Registration — VAT number when the performer handles VAT without the platform */
export const isVatNumber = (text: string): boolean => {
  const number = compactNumber(text);
  return (CHECKS.get(number.slice(0, 2)) ?? ((other) => OTHER_VAT.test(other)))(number);
};

const DUTCH_TRADE = /^\d{8}$/u;
const OTHER_TRADE = /^[A-Z0-9/]{3,20}$/u;

/**
 * Checks a number of the trade register: 8 digits in the Netherlands, 10 that pass their check in Belgium.
 * @spec §5 Registration — chamber-of-commerce number
 */
export const isTradeNumber = (text: string, country: string): boolean => {
  const number = compactNumber(text);
  if (country === 'nl' || country === '') return DUTCH_TRADE.test(number);
  return country === 'be' ? isBelgianEnterprise(number) : OTHER_TRADE.test(number);
};
