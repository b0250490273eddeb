import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { authCalls } from './auth-api.http.ts';

const credentials = { performerId: '1001', password: ' as typed ', code: '123456', forced: false };

it('sends exactly what the specification names where no device is to be remembered', () => {
  expect(z.encode(authCalls.login.body, credentials)).toEqual({
    email: '1001',
    password: ' as typed ',
    token: '123456',
    forced: false,
  });
});

it('adds `remember` where the performer chose it', () => {
  expect(z.encode(authCalls.login.body, { ...credentials, remember: true })).toMatchObject({ remember: true });
});
