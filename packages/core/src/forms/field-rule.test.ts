import { expect, it } from 'vitest';
import { characters } from './field-rule.ts';

it.each([
  ['', 0],
  ['Anna', 4],
  ['Zoë', 3],
  ['Zoe\u0308', 3],
  ['👩‍🦰', 1],
  ['🇳🇱🇧🇪', 2],
  ['a\nb', 3],
  ['क्षि', 1],
])('counts %j as %i characters, as a person does', (text, count) => {
  expect(characters(text)).toBe(count);
});
