import type { ProblemCode, Problems } from '../forms/field-rule.ts';
import type { Registration } from './registration.ts';

/** Steps of a registration in their order; the last one shows everything before it is sent. @spec §2 Registration form sections */
export const REGISTRATION_STEPS = ['contact', 'personal', 'payment', 'id', 'card', 'review'] as const;

export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

interface StepFacts {
  readonly fields: readonly (keyof Registration & string)[];
  /** Time to fill the step in with the documents at hand, in minutes. */
  readonly minutes: number;
}

/** Fields and time of each step. */
export const REGISTRATION_STEP: Readonly<Record<RegistrationStep, StepFacts>> = {
  contact: { fields: ['email', 'phone'], minutes: 1 },
  personal: {
    fields: [
      'firstName',
      'lastName',
      'nationality',
      'country',
      'street',
      'houseNumber',
      'zipCode',
      'city',
      'birthDate',
    ],
    minutes: 2,
  },
  payment: {
    fields: ['accountHolder', 'iban', 'bic', 'bsn', 'handlesVat', 'vatNumber', 'tradeNumber'],
    minutes: 2,
  },
  id: { fields: ['idType', 'idFront', 'idBack'], minutes: 2 },
  card: { fields: ['cardFront', 'cardBack'], minutes: 1 },
  review: { fields: [], minutes: 1 },
};

/** Problems of one step's fields. */
export const problemsInStep = (step: RegistrationStep, problems: Problems): Problems =>
  Object.fromEntries(
    REGISTRATION_STEP[step].fields.flatMap((field) => {
      const problem = problems[field];
      return problem === undefined ? [] : [[field, problem]];
    }),
  );

/** Values of a form that decide which of its problems are shown. */
interface FormFacts {
  readonly problems: Problems;
  /** Fields that were left. */
  readonly left: readonly string[];
  readonly refused: Problems;
}

/**
 * Problems that a step shows: all of them once one has stopped it, before that those of the fields that were left or refused. What stopped
 * another step marks nothing in this one.
 */
export const shownInStep = (
  step: RegistrationStep,
  stopped: readonly RegistrationStep[],
  { problems, left, refused }: FormFacts,
): Problems => {
  const all = problemsInStep(step, problems);
  if (stopped.includes(step)) return all;
  return Object.fromEntries(Object.entries(all).filter(([field]) => left.includes(field) || field in refused));
};

const MISSING: readonly ProblemCode[] = ['required', 'chooseOne', 'fileMissing'];

/** Checks whether all that keeps a step open is missing, and nothing in it is wrong. */
export const isOnlyMissing = (problems: Problems): boolean =>
  Object.values(problems).every(({ code }) => MISSING.includes(code));

const isComplete = (step: RegistrationStep, problems: Problems): boolean =>
  REGISTRATION_STEP[step].fields.every((field) => problems[field] === undefined);

/** The first step with a problem; the review where there is none. */
export const firstOpenStep = (problems: Problems): RegistrationStep =>
  REGISTRATION_STEPS.find((step) => !isComplete(step, problems)) ?? 'review';

/** Time that is left, in minutes: that of every step with a problem, and of the review. */
export const minutesLeft = (problems: Problems): number =>
  REGISTRATION_STEPS.filter((step) => step === 'review' || !isComplete(step, problems)).reduce(
    (sum, step) => sum + REGISTRATION_STEP[step].minutes,
    0,
  );

/** The step this many places further; the first and the last are the ends. */
export const stepBeside = (step: RegistrationStep, by: 1 | -1): RegistrationStep =>
  REGISTRATION_STEPS[REGISTRATION_STEPS.indexOf(step) + by] ?? step;
