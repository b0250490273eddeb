import { seenText } from '../kernel/outside-text.ts';

const segmenter = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/** Everything up to here is one character a unit. */
const PLAIN = /^[\u0020-\u024F\n]*$/u;

/** Counts the characters that a reader sees: an emoji or an accented letter is one. @spec §5 — at most 25 characters */
export const characters = (text: string): number =>
  PLAIN.test(text) ? text.length : Array.from(segmenter.segment(text)).length;

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

/** Value of a field: a text, a flag, or several of a few. */
export type FieldValue = string | boolean | readonly string[];

/** Every field of a form by its name. */
export type FormValues = Readonly<Record<string, FieldValue>>;

type FieldOf<Values> = keyof Values & string;

/** A field and one of its possible problems. Of several rules for a field the first broken one is shown. */
export type FieldRule<Values> = readonly [
  field: FieldOf<Values>,
  problem: (values: Values) => FieldProblem | undefined,
];

/** Finds the problems of a form's values: for each field the first rule that it breaks. @spec §5 Validation rules */
export const problemsOf = <Values>(rules: readonly FieldRule<Values>[], values: Values): Problems => {
  const found = new Map<string, FieldProblem>();
  for (const [field, problem] of rules) {
    const wrong = found.has(field) ? undefined : problem(values);
    if (wrong !== undefined) found.set(field, wrong);
  }
  return Object.fromEntries(found);
};

const isBlank = (value: FieldValue | undefined): boolean =>
  typeof value === 'string' ? seenText(value) === '' : value === undefined || value === false || isEmptyList(value);

const isEmptyList = (value: FieldValue): boolean => Array.isArray(value) && value.length === 0;

/** The field must be filled in. */
export const required = <Values extends FormValues>(field: FieldOf<Values>): FieldRule<Values> => [
  field,
  (values) => (isBlank(values[field]) ? { code: 'required' } : undefined),
];

/** At least one must be chosen. */
export const atLeastOne = <Values extends FormValues>(
  field: FieldOf<Values>,
  code: ProblemCode = 'chooseOne',
): FieldRule<Values> => [field, (values) => (isBlank(values[field]) ? { code } : undefined)];

/** Requires a filled-in field to pass the test; an empty field is the concern of another rule. */
export const fits = <Values extends FormValues>(
  field: FieldOf<Values>,
  test: (text: string, values: Values) => boolean,
  code: ProblemCode,
): FieldRule<Values> => [
  field,
  (values) => {
    const value = values[field];
    return typeof value !== 'string' || isBlank(value) || test(seenText(value), values) ? undefined : { code };
  },
];

/** Limits the number of characters as readers count them, without spaces at either end; the sentence contains the number. */
export const atMost = <Values extends FormValues>(field: FieldOf<Values>, max: number): FieldRule<Values> => [
  field,
  (values) => tooLong(values[field], max),
];

export const tooLong = (value: FieldValue | undefined, max: number): FieldProblem | undefined => {
  const char = typeof value === 'string' ? characters(seenText(value)) : 0;
  return char > max ? { code: 'tooLong', params: { char, max } } : undefined;
};

/** Applies a rule only under a condition. */
export const onlyWhen = <Values extends FormValues>(
  holds: (values: Values) => boolean,
  [field, problem]: FieldRule<Values>,
): FieldRule<Values> => [field, (values) => (holds(values) ? problem(values) : undefined)];
