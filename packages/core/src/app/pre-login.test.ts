import { expect, it } from 'vitest';
import type { LoginController } from '../login/login.controller.ts';
import { logOfLogin } from './pre-login.ts';

const levelOf = (status: string, fields?: { readonly status: number }) => {
  const levels: string[] = [];
  const login = { watch: { state: () => ({ status }) } } as unknown as Pick<LoginController, 'watch'>;
  logOfLogin({ write: (level) => void levels.push(level) }, login).write('error', 'not loaded', fields);
  return levels;
};

it.each([
  ['initializing', 'error'],
  ['authenticated', 'error'],
  ['loggedOut', 'debug'],
  ['unauthenticated', 'debug'],
])('writes a 403 while the login is %s as %s', (status, level) => {
  expect(levelOf(status, { status: 403 })).toEqual([level]);
});

it('writes other failures during a log-out as errors', () => {
  expect(levelOf('loggedOut', { status: 500 })).toEqual(['error']);
  expect(levelOf('loggedOut')).toEqual(['error']);
});
