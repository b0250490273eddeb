import { expect, it } from 'vitest';
import { customerLanguage } from './customer-language.ts';

it.each([
  ['nl', 'nl'],
  ['be', 'nl'],
  ['at', 'de'],
  ['UK', 'en'],
  ['fr', 'nl'],
  [undefined, 'nl'],
])('speaks to a customer from %s in %s', (country, language) => {
  expect(customerLanguage(country)).toBe(language);
});
