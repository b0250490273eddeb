import type { FieldValue, FormValues } from '@greenroom/core/forms/field-rule';
import type { FormDrafts } from '@greenroom/core/forms/form.controller';
import { isJsonObject, parseJson } from '@greenroom/core/kernel/json';
import { FORMS_KEY } from './session-drafts.ts';
import type { TabStorage } from './tab-storage.ts';

const isValue = (value: unknown): value is FieldValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));

const entriesOf = (found: unknown) => Object.entries(isJsonObject(found) ? found : {});

const valuesIn = (found: unknown): FormValues =>
  Object.fromEntries(entriesOf(found).filter((entry): entry is [string, FieldValue] => isValue(entry[1])));

const parse = (text: string | null): Map<string, FormValues> =>
  new Map(entriesOf(parseJson(text ?? '')).map(([form, values]) => [form, valuesIn(values)]));

/** Half-filled forms, kept for the tab's lifetime: they survive a reload, not the log-out. */
export const createFormDrafts = (storage: TabStorage): FormDrafts => ({
  read: (form) => parse(storage.getItem(FORMS_KEY)).get(form) ?? {},
  write: (form, values) => {
    const forms = parse(storage.getItem(FORMS_KEY));
    if (values === undefined) forms.delete(form);
    else forms.set(form, values);
    if (forms.size === 0) storage.removeItem(FORMS_KEY);
    else storage.setItem(FORMS_KEY, JSON.stringify(Object.fromEntries(forms)));
  },
});
