import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { accountOf, INPUT, refusal, setUpLogin } from '../../testing/login/login-rig.fake.ts';
import { done, ok } from '../kernel/result.ts';

it.each([
  ['refuses the check after it with 403', refusal(403, 'not_logged_in')],
  ['answers ROLE_UNKNOWN to the check after it', ok(accountOf('ROLE_UNKNOWN'))],
])('reports blocked cookies when the platform accepts a login and %s', async (_, session) => {
  const { login, platform, state } = setUpLogin();
  platform.session = session;
  login.logIn(INPUT);
  await settle();
  expect(state()).toMatchObject({ status: 'unauthenticated', error: 'login.cookiesBlocked' });
});

it('takes over no login once the cookie of one was not kept', async () => {
  const { login, platform, attempts, state } = setUpLogin();
  login.logIn(INPUT);
  await settle();
  platform.login = refusal(409, 'already_logged_in');
  login.logIn(INPUT);
  await settle();
  expect(state().takeOverOffered).toBe(true);
  platform.login = done;
  login.confirmTakeOver();
  await settle();
  expect(attempts.map(({ forced }) => forced)).toEqual([false, false]);
  expect(state()).toMatchObject({ takeOverOffered: false, error: 'login.cookiesBlocked' });
});

it('sends no login while the browser blocks cookies, and sends it once they are allowed', async () => {
  let areKept = false;
  const { login, calls, logIn, state } = setUpLogin({ keepsCookies: () => areKept });
  login.logIn(INPUT);
  await settle();
  expect(calls).toEqual([]);
  expect(state()).toMatchObject({ status: 'unauthenticated', error: 'login.cookiesBlocked' });
  areKept = true;
  await logIn();
  expect(state().status).toBe('authenticated');
});
