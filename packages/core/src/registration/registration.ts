import { fits, problemsOf, required, type FieldRule, type FieldProblem, type Problems } from '../forms/field-rule.ts';
import { ADULT_AGE } from '../personal-data/adult-age.ts';
import { ageOn, readDay, type CalendarDay } from '../personal-data/birth-date.ts';
import {
  NO_PAYMENT_DATA,
  PAYMENT_RULES,
  SECRET_PAYMENT_FIELDS,
  tidyPaymentData,
  type PaymentData,
} from '../personal-data/payment-data.ts';
import {
  contactRules,
  NO_PERSONAL_DATA,
  PERSONAL_RULES,
  tidyPersonalData,
  type PersonalData,
} from '../personal-data/personal-data.ts';
import type { PhoneNumbers } from '../personal-data/phone-numbers.ts';

/** Shows the first letter and the site of an e-mail address, so that a typing error is seen and the address is not. */
export const hiddenEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${Array.from(email)[0]}…${email.slice(at)}`;
};

/** Identity documents that a registration accepts. @spec §2 Registration form sections — ID type choice: passport or ID card */
export const ID_TYPES = ['passport', 'id-card'] as const;

/** The pictures that go with a registration. @spec §3 Personal data — images of both ID sides and both bank card sides */
export const DOCUMENT_SIDES = ['idFront', 'idBack', 'cardFront', 'cardBack'] as const;

export type DocumentSide = (typeof DOCUMENT_SIDES)[number];

type Documents = { readonly [Side in DocumentSide]: string };

/** Values of a registration; a picture by the name the platform gave it. @spec §2 Registration form sections */
export type Registration = PersonalData &
  PaymentData &
  Documents & { readonly birthDate: string; readonly idType: string };

export const NO_REGISTRATION: Registration = {
  ...NO_PERSONAL_DATA,
  ...NO_PAYMENT_DATA,
  birthDate: '',
  idType: 'id-card',
  idFront: '',
  idBack: '',
  cardFront: '',
  cardBack: '',
};

/** Fields that no device may store: numbers and pictures. */
export const SECRET_REGISTRATION_FIELDS = [...SECRET_PAYMENT_FIELDS, ...DOCUMENT_SIDES] as const;

/** Greatest age of a registration: a year that is typed as `85` is one of the first century. */
const GREATEST_AGE = 120;

const birthDateProblem = (text: string, today: CalendarDay): FieldProblem | undefined => {
  const born = readDay(text);
  if (born === undefined) return { code: 'notADate' };
  const age = ageOn(born, today);
  if (age < ADULT_AGE) return { code: 'tooYoung', params: { min: ADULT_AGE } };
  return age > GREATEST_AGE ? { code: 'tooOld', params: { max: GREATEST_AGE } } : undefined;
};

const missingDocument = (side: DocumentSide): FieldRule<Registration> => [
  side,
  (values) => (values[side] === '' ? { code: 'fileMissing' } : undefined),
];

const rules = (today: CalendarDay, numbers: PhoneNumbers): readonly FieldRule<Registration>[] => [
  ...contactRules(numbers),
  ...PERSONAL_RULES,
  required('birthDate'),
  ['birthDate', ({ birthDate }) => birthDateProblem(birthDate, today)],
  ...PAYMENT_RULES,
  required('idType'),
  fits('idType', (text) => ID_TYPES.some((type) => type === text), 'chooseOne'),
  ...DOCUMENT_SIDES.map(missingDocument),
];

/** Finds the problems of a registration's values. @param today in Amsterdam @spec §5 Registration */
export const registrationProblems = (values: Registration, today: CalendarDay, numbers: PhoneNumbers): Problems =>
  problemsOf(rules(today, numbers), values);

/** Checks, by the nationality, whether a document can be scanned: only Dutch and Belgian ones can. @spec §5 Registration */
export const mayScan = ({ nationality }: Pick<Registration, 'nationality'>): boolean =>
  nationality === 'dutch' || nationality === 'belgian';

export const tidyRegistration = (values: Registration, numbers: PhoneNumbers): Registration =>
  tidyPaymentData(tidyPersonalData(values, numbers));
