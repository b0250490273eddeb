import { expect, it } from 'vitest';
import { clientName } from './client-name.ts';

it.each([
  ['nl|Mark', 'Mark', 'nl'],
  ['DE|Jörg', 'Jörg', 'de'],
  ['Mark', 'Mark', undefined],
  ['|Mark', 'Mark', undefined],
  ['be|a|b', 'a|b', 'be'],
  ['nice|name', 'nice|name', undefined],
])('reads %j as %j from %s', (raw, name, country) => {
  expect(clientName(raw)).toEqual({ name, country, anonymous: false });
});

it('cuts a name at 25 characters', () => {
  expect(clientName(`nl|${'a'.repeat(25)}`).name).toBe('a'.repeat(25));
  expect(clientName(`nl|${'a'.repeat(26)}`).name).toBe('a'.repeat(25));
});

it('does not count the country or cut an emoji in half', () => {
  expect(clientName(`nl|${'a'.repeat(24)}🌞🌞`).name).toBe(`${'a'.repeat(24)}🌞`);
});

it.each(['nl|annon123', 'Annonymous', 'be|xANNONx', '', 'nl|', ' '])('takes %j for anonymous', (raw) => {
  expect(clientName(raw).anonymous).toBe(true);
});
