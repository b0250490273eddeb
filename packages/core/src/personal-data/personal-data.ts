import { problemsOf, fits, required, type FieldRule, type Problems } from '../forms/field-rule.ts';
import { isEmail, isZipCode, tidyZipCode } from './addresses.ts';
import type { PhoneNumbers } from './phone-numbers.ts';

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

/** Writes personal data as the platform keeps them: without spaces around, the phone number with its country code. */
export const tidyPersonalData = <Values extends PersonalData>(
  values: Values,
  { internationalPhoneNumber }: PhoneNumbers,
): Values => ({
  ...values,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  street: values.street.trim(),
  houseNumber: values.houseNumber.trim(),
  city: values.city.trim(),
  email: values.email.trim(),
  zipCode: tidyZipCode(values.zipCode, values.country),
  phone: internationalPhoneNumber(values.phone, values.country),
});
