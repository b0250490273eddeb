import { expect, it } from 'vitest';
import { ERROR_I18N_KEY } from './app-error.ts';

it.each(Object.entries(ERROR_I18N_KEY))('finds the sentence for %s under its own code', (code, key) => {
  expect(key).toBe(`error.${code}`);
});
