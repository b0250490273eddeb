import { expect, it } from 'vitest';
import { clientName, isAnonymousName, nameOrAnonymous } from './client-name.ts';

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

it.each([
  ['marks heaped upon a letter', `nl|Z${'\u0301'.repeat(60)}oe`, `Z${'\u0301'.repeat(4)}oe`],
  ['a sign that turns the text around it', 'nl|\u202Ekram\u202C', 'kram'],
  ['line breaks and blanks at the ends', ' Ma\nrk ', 'Ma rk'],
  ['signs that show nothing', 'nl|\u200BMa\u0000rk\uFFFF', 'Mark'],
  ['the accents of a real name', 'Nguyễn Văn Ánh', 'Nguyễn Văn Ánh'],
])('keeps %s from spoiling the page', (_what, raw, name) => {
  expect(clientName(raw).name).toBe(name);
});

it.each(['nl|annon123', 'Annonymous', 'be|xANNONx', '', 'nl|', ' ', '\u200B\uFEFF'])(
  'takes %j for anonymous',
  (raw) => {
    expect(clientName(raw).anonymous).toBe(true);
  },
);

it.each(['annon', 'annon4711', 'nl|Annon22', 'x-ANNON', '', '  ', 'nl|', '|'])(
  'takes the user name "%s" for an anonymous customer',
  (name) => {
    expect(isAnonymousName(name)).toBe(true);
  },
);

it.each(['Mark', 'Anna', 'anon'])('takes the user name %s for one with an account', (name) => {
  expect(isAnonymousName(name)).toBe(false);
});

it.each([
  ['Mark', false, 'Mark'],
  ['Somebody with a long name', true, 'anonymous'],
  ['', false, 'anonymous'],
])('shows the name "%s" of a customer who is anonymous: %s, as %s', (name, anonymous, shown) => {
  expect(nameOrAnonymous({ name, anonymous }, 'anonymous')).toBe(shown);
});
