import { atMost, fits, problemsOf, required, type FieldRule } from '../forms/field-rule.ts';
import type { Problems } from '../forms/field-problem.ts';
import { isAllowedText } from './profile-text.ts';
import { MAX_DUTCH_NAME, MAX_DESCRIPTION } from './profile.constants.ts';

/** Texts and recordings of the phone services, which need all three approved. @spec §5 Phone services, §3 performerIVRDetails */
export type PhoneProfile = {
  readonly profileName: string;
  readonly advertisement: string;
  readonly welcome: string;
  /** approved or pending; empty while there is nothing. */
  readonly status: string;
};

export const NO_PHONE_PROFILE: PhoneProfile = { profileName: '', advertisement: '', welcome: '', status: '' };

const PHONE_RULES: readonly FieldRule<PhoneProfile>[] = [
  required('profileName'),
  atMost('profileName', MAX_DUTCH_NAME),
  fits('profileName', isAllowedText, 'forbiddenText'),
  required('advertisement'),
  atMost('advertisement', MAX_DESCRIPTION),
  fits('advertisement', isAllowedText, 'forbiddenText'),
  required('welcome'),
  atMost('welcome', MAX_DESCRIPTION),
  fits('welcome', isAllowedText, 'forbiddenText'),
];

/** @spec §5 Phone services need approved name, advertisement and welcome message */
export const phoneProfileProblems = (values: PhoneProfile): Problems => problemsOf(PHONE_RULES, values);
