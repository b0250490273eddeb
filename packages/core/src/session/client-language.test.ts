import { expect, it } from 'vitest';
import { clientLanguage } from './client-language.ts';

it.each([
  ['nl', 'nl'],
  ['DE', 'de'],
  ['nl-BE', 'nl'],
  ['pt_BR', 'pt'],
  [' en ', 'en'],
])('reads %s as the language %s', (raw, language) => {
  expect(clientLanguage(raw)).toBe(language);
});

it.each(['', 'x', 'Dutch language', '<b>nl</b>', '12', undefined, null])('takes %s for no language', (raw) => {
  expect(clientLanguage(raw)).toBeUndefined();
});
