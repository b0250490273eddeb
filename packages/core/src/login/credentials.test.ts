import { expect, it } from 'vitest';
import { toCredentials } from './login.controller.ts';

it('forgives blanks around the performer ID and within the code', () => {
  const input = { performerId: ' 1001 ', password: 'secret', code: '123 456' };
  expect(toCredentials(input, false)).toEqual({
    performerId: '1001',
    password: 'secret',
    code: '123456',
    forced: false,
  });
});

it('takes the password as typed, blanks included', () => {
  expect(toCredentials({ performerId: '1001', password: ' a b ' }, false).password).toBe(' a b ');
});

it('sends no code while none was typed', () => {
  expect(toCredentials({ performerId: '1001', password: 'secret', code: ' ' }, true)).not.toHaveProperty('code');
});
