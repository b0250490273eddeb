import { expect, it } from 'vitest';
import { isAnonymousName, nameOrAnonymous } from './anonymous-client.ts';

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
