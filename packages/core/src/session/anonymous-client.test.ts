import { expect, it } from 'vitest';
import { nameOrAnonymous } from './anonymous-client.ts';

it.each(['annon', 'annon4711', 'nl|Annon22', 'x-ANNON'])('takes the user name %s for an anonymous customer', (name) => {
  expect(nameOrAnonymous(name, 'anoniem')).toBe('anoniem');
});

it.each(['Mark', 'Anna', 'anon'])('shows the name %s as it is', (name) => {
  expect(nameOrAnonymous(name, 'anoniem')).toBe(name);
});

it('shows the word for anonymous where there is no name', () => {
  expect([nameOrAnonymous('', 'anonymous'), nameOrAnonymous('  ', 'anonym')]).toEqual(['anonymous', 'anonym']);
});
