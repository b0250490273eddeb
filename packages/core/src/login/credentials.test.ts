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

it.each(['123-456', '123\u2011456', '\u200E123456', '123\u00A0456\uFEFF', '\u202A123\u202F456\u202C', '123.456\t'])(
  'reads the code %j as it was sent',
  (code) => {
    const typed = { performerId: '\u200B1001\u00A0', password: 'secret', code };
    expect(toCredentials(typed, false)).toMatchObject({ performerId: '1001', code: '123456' });
  },
);

it('takes the password as typed, blanks included', () => {
  expect(toCredentials({ performerId: '1001', password: ' a b ' }, false).password).toBe(' a b ');
});

it('sends no code while none was typed', () => {
  expect(toCredentials({ performerId: '1001', password: 'secret', code: ' ' }, true)).not.toHaveProperty('code');
});
