/** Problems of a field; each has its sentence on the screen. @spec §5 Validation rules */
export const PROBLEM_CODES = [
  'required',
  'chooseOne',
  'noCountriesSelected',
  'tooLong',
  'tooShort',
  'tooYoung',
  'tooOld',
  'farFromRealAge',
  'notANumber',
  'outOfRange',
  'notADate',
  'notAnEmail',
  'notAPhone',
  'notAZipCode',
  'notABsn',
  'notAnIban',
  'notABic',
  'notAVatNumber',
  'notATradeNumber',
  'forbiddenText',
  'fileMissing',
  'refused',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface FieldProblem {
  readonly code: ProblemCode;
  /** Values for the sentence, e.g. `{ char: 26, max: 25 }`. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Problems by field. A valid field is not in it. */
export type Problems = Readonly<Record<string, FieldProblem>>;

export const NO_PROBLEMS: Problems = {};

export const hasProblems = (problems: Problems): boolean => Object.keys(problems).length > 0;
