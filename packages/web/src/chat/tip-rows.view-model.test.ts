import { expect, it } from 'vitest';
import { thanksFor } from './tip-rows.view-model.ts';

it.each([
  ['nl', 'Mark', 'Dank je wel, Mark!'],
  ['be', 'Mark', 'Dank je wel, Mark!'],
  ['at', 'Mark', 'Danke, Mark!'],
  ['uk', 'Mark', 'Thank you, Mark!'],
  ['uk', undefined, 'Thank you!'],
  ['uk', '$& {name}', 'Thank you, $& {name}!'],
])('thanks a customer from %s called %s in the language of that country', (country, name, line) => {
  expect(thanksFor(country, name)).toBe(line);
});
