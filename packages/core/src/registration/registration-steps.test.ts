import { expect, it } from 'vitest';
import { TYPED_REGISTRATION } from '../../testing/registration/registration.fake.ts';
import * as phoneNumbers from '../personal-data/phone-number.ts';
import {
  firstOpenStep,
  isOnlyMissing,
  minutesLeft,
  problemsInStep,
  REGISTRATION_STEP,
  REGISTRATION_STEPS,
} from './registration-steps.ts';
import { NO_REGISTRATION, registrationProblems, type Registration } from './registration.ts';

const COMPLETE = { ...TYPED_REGISTRATION, idFront: 'f1', idBack: 'f2', cardFront: 'f3', cardBack: 'f4' };
const problemsOf = (values: Partial<Registration>) =>
  registrationProblems({ ...NO_REGISTRATION, ...values }, [2026, 11, 21], phoneNumbers);

it('asks every field of a registration in exactly one step', () => {
  const asked = REGISTRATION_STEPS.flatMap((step) => REGISTRATION_STEP[step].fields);
  expect(asked.toSorted()).toEqual(Object.keys(NO_REGISTRATION).toSorted());
});

it('names the first step with a problem and the minutes that are left: nine at the start, one for the review', () => {
  const nothing = problemsOf({});
  expect([firstOpenStep(nothing), minutesLeft(nothing)]).toEqual(['contact', 9]);
  const noCard = problemsOf({ ...COMPLETE, cardBack: '' });
  expect([firstOpenStep(noCard), minutesLeft(noCard)]).toEqual(['card', 2]);
  expect([firstOpenStep({}), minutesLeft({})]).toEqual(['review', 1]);
  expect(Object.keys(problemsInStep('contact', nothing))).toEqual(['email', 'phone']);
});

it.each([
  [{ phone: { code: 'required' }, idFront: { code: 'fileMissing' } }, true],
  [{ phone: { code: 'required' }, birthDate: { code: 'tooYoung' } }, false],
] as const)('says of the problems %j that something is only missing: %s', (problems, isMissing) => {
  expect(isOnlyMissing(problems)).toBe(isMissing);
});
