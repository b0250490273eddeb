import type { FormValues } from './field-rule.ts';

/** Storage of half-filled forms that survives a reload; never anything secret. */
export interface FormDrafts {
  /** @param form its name, with whose it is where several people may fill it in. Empty when nothing was kept. */
  readonly read: (form: string) => FormValues;
  /** Nothing to keep forgets what was kept. */
  readonly write: (form: string, values: FormValues | undefined) => void;
}
