import type { FieldProblem } from '@greenroom/core/forms/field-rule';
import { bareCode } from '@greenroom/core/kernel/outside-text';
import { isBic, isIban } from '@greenroom/core/personal-data/bank-account';
import { isEmail, isZipCode } from '@greenroom/core/personal-data/personal-data';
import { isPhoneNumber } from '@greenroom/core/personal-data/phone-number';
import { isBsn, isTradeNumber, isVatNumber } from '@greenroom/core/personal-data/tax-numbers';
import { ageProblem, WIDEST_AGE } from '@greenroom/core/profile/age';
import { descriptionProblem, nicknameProblem } from '@greenroom/core/profile/profile-texts';

/** A rule of the core for one value. @returns why it is not valid */
export interface ValueCheck {
  readonly says: string;
  readonly problem: (value: string, country: string) => string | undefined;
}

const unless = (isValid: boolean, reason: string): string | undefined => (isValid ? undefined : reason);

type Figures = NonNullable<FieldProblem['params']>;

const SENTENCES: Readonly<Record<string, (figures: Figures) => string>> = {
  required: () => 'it is empty',
  tooShort: ({ char, min }) => `it has ${char} characters, and must have at least ${min}`,
  tooLong: ({ char, max }) => `it has ${char} characters, and may have at most ${max}`,
  notANumber: () => 'it is not a whole number of years',
  tooYoung: ({ min }) => `it must be at least ${min}`,
  tooOld: ({ max }) => `it must be at most ${max}`,
};

const worded = (problem: FieldProblem | undefined): string | undefined => {
  if (problem === undefined) return undefined;
  return SENTENCES[problem.code]?.(problem.params ?? {}) ?? problem.code;
};

const bsnProblem = (value: string): string | undefined => {
  if (isBsn(value)) return undefined;
  const bare = bareCode(value);
  if (!/^\d{8,9}$/.test(bare)) return 'it is not 8 or 9 digits';
  return /^0+$/.test(bare) ? 'all zeros are nobody’s' : 'its weighted sum is not divisible by 11';
};

export const VALUE_CHECKS: Readonly<Record<string, ValueCheck>> = {
  bsn: { says: 'a Dutch citizen service number', problem: bsnProblem },
  iban: {
    says: 'an account number',
    problem: (value) =>
      unless(isIban(value), 'its length, its structure or its check modulo 97 does not fit its country'),
  },
  bic: { says: 'the code of a bank', problem: (value) => unless(isBic(value), 'it is not the code of a bank') },
  phone: {
    says: 'a phone number (--country)',
    problem: (value, country) =>
      unless(isPhoneNumber(value, country), `it is no phone number of ${country}, or of the country of its prefix`),
  },
  zip: {
    says: 'a zip code (--country)',
    problem: (value, country) => unless(isZipCode(value, country), `it is no zip code of ${country}`),
  },
  email: { says: 'an e-mail address', problem: (value) => unless(isEmail(value), 'it is no e-mail address') },
  vat: { says: 'a VAT number', problem: (value) => unless(isVatNumber(value), 'it is no VAT number of its country') },
  trade: {
    says: 'a number of the trade register (--country)',
    problem: (value, country) => unless(isTradeNumber(value, country), `it is no trade number of ${country}`),
  },
  nickname: { says: 'a name in Dutch text', problem: (value) => worded(nicknameProblem(value, 'nl')) },
  description: { says: 'a description', problem: (value) => worded(descriptionProblem(value)) },
  age: { says: 'an age', problem: (value) => worded(ageProblem(value, WIDEST_AGE)) },
};
