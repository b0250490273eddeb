import type { FieldValue, FormValues } from './field-rule.ts';

/** Compares two values; the order of chosen options does not count. */
const isSame = (left: FieldValue | undefined, right: FieldValue | undefined): boolean => {
  if (!Array.isArray(left) || !Array.isArray(right)) return left === right;
  return left.length === right.length && left.every((entry) => right.includes(entry));
};

/** Checks whether any field differs from the saved values. */
export const isEdited = (draft: FormValues, saved: FormValues): boolean =>
  Object.keys(draft).some((field) => !isSame(draft[field], saved[field]));

const isOfKind = (value: FieldValue, like: FieldValue | undefined): boolean =>
  typeof value === typeof like && Array.isArray(value) === Array.isArray(like);

/** The values with one changed; the same values when there is no such field or nothing changes. */
export const withValue = <Values extends FormValues>(values: Values, field: string, value: FieldValue): Values =>
  isOfKind(value, values[field]) && !isSame(value, values[field]) ? { ...values, [field]: value } : values;

/** The newly loaded values, with the fields on top that were changed since the last load. */
export const withLoaded = <Values extends FormValues>(draft: Values, before: Values, loaded: Values): Values =>
  withKept(loaded, Object.fromEntries(Object.entries(draft).filter(([field, value]) => !isSame(value, before[field]))));

/** These values with what was kept from before a reload; what no longer fits is left out. */
export const withKept = <Values extends FormValues>(values: Values, kept: FormValues): Values =>
  Object.entries(kept).reduce((all, [field, value]) => withValue(all, field, value), values);
