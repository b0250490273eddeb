import { problemsOf, fits, required, type FieldRule, type Problems } from '../forms/field-rule.ts';
import { plainLine, seenLine } from '../kernel/outside-text.ts';
import type { PhoneNumbers } from './phone-numbers.ts';

const LONGEST_EMAIL = 254;
/** As browsers read one, and with a dot in the domain. Each part is bounded, so that it takes linear time. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/iu;

/** Checks an e-mail address as browsers do; it has at most 254 characters and a dot in its domain. @spec §5 Registration — valid e-mail */
export const isEmail = (typed: string): boolean => {
  const text = plainLine(typed);
  return text.length <= LONGEST_EMAIL && EMAIL.test(text) && !text.includes('..') && !/^\.|\.@/u.test(text);
};

/** The pattern of a Dutch code: 4 digits without a leading zero and 2 letters, of which SA, SD and SS are not given out. */
const DUTCH = /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/iu;

/** Pattern of the zip codes of each country. @spec §5 Registration — zip code (Belgian 4 digits; default 4 digits plus 2 letters) */
const PATTERNS: ReadonlyMap<string, RegExp> = new Map([
  ['nl', DUTCH],
  ['be', /^[1-9]\d{3}$/u],
  ['de', /^(?!00)\d{5}$/u],
  ['at', /^[1-9]\d{3}$/u],
  ['ch', /^[1-9]\d{3}$/u],
  ['lu', /^[1-9]\d{3}$/u],
  ['fr', /^\d{5}$/u],
  ['es', /^\d{5}$/u],
  ['it', /^\d{5}$/u],
  ['pl', /^\d{2}-?\d{3}$/u],
  ['uk', /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/iu],
]);
/** Elsewhere it is free, or there is none. */
const FREE = /^[\p{L}\d][\p{L}\d -]{0,11}$/u;

/**
 * Checks whether a text is a zip code of a country.
 * @param country in two letters; before one is chosen the default is Dutch
 * @spec §5 Registration — zip code
 */
export const isZipCode = (text: string, country: string): boolean =>
  (country === '' ? DUTCH : (PATTERNS.get(country) ?? FREE)).test(plainLine(text));

/** Writes a zip code as the post does: in capitals, and a Dutch one with one space. @fortests */
export const tidyZipCode = (text: string, country: string): string => {
  const code = plainLine(text).toUpperCase();
  return country === 'nl' || country === '' ? code.replace(/^(\d{4}) ?([A-Z]{2})$/u, '$1 $2') : code;
};

/** Nationalities that the form offers. @spec §2 Registration form sections — nationality choice */
export const NATIONALITIES = ['dutch', 'belgian', 'other'] as const;

/** Name, birth and address of the performer. @spec §3 Personal data */
export type PersonalData = {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
  readonly phone: string;
  readonly nationality: string;
};

export const NO_PERSONAL_DATA: PersonalData = {
  firstName: '',
  lastName: '',
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  country: 'nl',
  email: '',
  phone: '',
  nationality: 'dutch',
};

/** Rules of name, address and nationality. @spec §5 Registration */
export const PERSONAL_RULES: readonly FieldRule<PersonalData>[] = [
  required('firstName'),
  required('lastName'),
  required('street'),
  required('houseNumber'),
  required('zipCode'),
  fits('zipCode', (text, { country }) => isZipCode(text, country), 'notAZipCode'),
  required('city'),
  required('country'),
  required('nationality'),
];

/** Rules of e-mail and phone. @spec §5 Registration — valid e-mail; valid phone */
export const contactRules = ({ isPhoneNumber }: PhoneNumbers): readonly FieldRule<PersonalData>[] => [
  required('email'),
  fits('email', isEmail, 'notAnEmail'),
  required('phone'),
  fits('phone', (text, { country }) => isPhoneNumber(text, country), 'notAPhone'),
];

/** Finds problems of name, address, e-mail and phone; zip code and phone number must fit the country. @spec §5 Registration */
export const personalDataProblems = (values: PersonalData, numbers: PhoneNumbers): Problems =>
  problemsOf([...contactRules(numbers), ...PERSONAL_RULES], values);

/** Writes personal data as the platform keeps them: as they are seen, the phone number with its country code. */
export const tidyPersonalData = <Values extends PersonalData>(
  values: Values,
  { internationalPhoneNumber }: PhoneNumbers,
): Values => ({
  ...values,
  firstName: seenLine(values.firstName),
  lastName: seenLine(values.lastName),
  street: seenLine(values.street),
  houseNumber: seenLine(values.houseNumber),
  city: seenLine(values.city),
  email: plainLine(values.email),
  zipCode: tidyZipCode(values.zipCode, values.country),
  phone: internationalPhoneNumber(values.phone, values.country),
});
