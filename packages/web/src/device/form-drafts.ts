import type { FormDrafts } from '@greenroom/core/forms/form-drafts.port';
import type { FieldValue, FormValues } from '@greenroom/core/forms/field-rule';
import type { TabStorage } from './tab-storage.ts';

export interface SessionFormDrafts extends FormDrafts {
  /** Forgets every half-filled form. */
  readonly clear: () => void;
}

/** One entry holds all forms, so that log-out removes them with one stroke. */
const KEY = 'greenroom.forms';

const isValue = (value: unknown): value is FieldValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const valuesIn = (found: unknown): FormValues =>
  Object.fromEntries(
    Object.entries(isObject(found) ? found : {}).filter((entry): entry is [string, FieldValue] => isValue(entry[1])),
  );

const parse = (text: string | null): Map<string, FormValues> => {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return new Map(Object.entries(isObject(found) ? found : {}).map(([form, values]) => [form, valuesIn(values)]));
  } catch {
    return new Map();
  }
};

/** Half-filled forms, kept for the tab's lifetime: they survive a reload, not the log-out. */
export const createFormDrafts = (storage: TabStorage): SessionFormDrafts => ({
  read: (form) => parse(storage.getItem(KEY)).get(form) ?? {},
  write: (form, values) => {
    const forms = parse(storage.getItem(KEY));
    if (values === undefined) forms.delete(form);
    else forms.set(form, values);
    if (forms.size === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(Object.fromEntries(forms)));
  },
  clear: () => storage.removeItem(KEY),
});
