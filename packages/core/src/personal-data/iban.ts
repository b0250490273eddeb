import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** Groups are forgiven, other signs are not. */
const SIGNS = /^[\s\-0-9a-z]*$/iu;

/** Without spaces and dashes, in capitals; as the platform keeps it. */
export const compactIban = (text: string): string => electronicFormatIBAN(text) ?? '';

/** Length and structure of its country, and modulo 97 equals 1; spaces and case are forgiven. @spec §5 IBAN */
export const isIban = (text: string): boolean => SIGNS.test(text) && isValidIBAN(compactIban(text));
