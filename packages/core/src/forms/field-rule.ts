import type { FieldProblem, ProblemCode, Problems } from './field-problem.ts';
import { characters } from './characters.ts';

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

/** Everything that is wrong with these values. @spec §5 Validation rules */
export const problemsOf = <Values>(rules: readonly FieldRule<Values>[], values: Values): Problems => {
  const found = new Map<string, FieldProblem>();
  for (const [field, problem] of rules) {
    const wrong = found.has(field) ? undefined : problem(values);
    if (wrong !== undefined) found.set(field, wrong);
  }
  return Object.fromEntries(found);
};

const isBlank = (value: FieldValue | undefined): boolean =>
  typeof value === 'string' ? value.trim() === '' : value === undefined || value === false || isEmptyList(value);

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
    return typeof value !== 'string' || isBlank(value) || test(value.trim(), values) ? undefined : { code };
  },
];

/** Limits the number of characters as readers count them; the sentence contains the number. */
export const atMost = <Values extends FormValues>(field: FieldOf<Values>, max: number): FieldRule<Values> => [
  field,
  (values) => tooLong(values[field], max),
];

export const tooLong = (value: FieldValue | undefined, max: number): FieldProblem | undefined => {
  const char = typeof value === 'string' ? characters(value) : 0;
  return char > max ? { code: 'tooLong', params: { char, max } } : undefined;
};

/** The rule only counts while something else holds. */
export const when = <Values extends FormValues>(
  holds: (values: Values) => boolean,
  [field, problem]: FieldRule<Values>,
): FieldRule<Values> => [field, (values) => (holds(values) ? problem(values) : undefined)];
