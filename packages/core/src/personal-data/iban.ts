import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { hasIbanStructure } from './iban-structure.ts';
import { modulo97 } from './vat-number.ts';

/** Groups are forgiven, other signs are not. */
const SIGNS = /^[\s\-0-9a-z]*$/iu;
/** Calculated ones are 02 to 98: what 00, 01 and 99 leave modulo 97, another pair leaves as well. */
const CHECK_DIGITS = /^(?!00|01|99)\d\d$/;
/** Countries whose account numbers have check digits of their own, which ibantools knows. */
const CHECKED_AT_HOME: ReadonlySet<string> = new Set('BA BE CZ EE ES FR HR HU MC ME MK NO PL PT RS SI SK'.split(' '));

/** Without spaces and dashes, in capitals; as the platform keeps it. */
export const compactIban = (text: string): string => electronicFormatIBAN(text) ?? '';

/**
 * Structure of its country by the registry, check digits from 02 to 98, and modulo 97 equals 1; spaces and case are forgiven. What the
 * registry does not have is left to ibantools.
 *
 * @spec §5 IBAN
 */
export const isIban = (text: string): boolean => {
  if (!SIGNS.test(text)) return false;
  const iban = compactIban(text);
  const country = iban.slice(0, 2);
  if (!CHECK_DIGITS.test(iban.slice(2, 4))) return false;
  const fits = hasIbanStructure(country, iban.slice(4));
  if (fits === undefined || CHECKED_AT_HOME.has(country)) return fits !== false && isValidIBAN(iban);
  return fits && modulo97(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1;
};
