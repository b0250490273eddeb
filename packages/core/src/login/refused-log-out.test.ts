import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { refusal, setUpLogin } from '../../testing/login/login-rig.fake.ts';

it.each([401, 403])('is out where a log-out is refused with %i and the session check too', async (status) => {
  const { clock, login, platform, calls, logIn, state } = setUpLogin();
  await logIn();
  platform.logout = refusal(status);
  platform.session = refusal(status);
  login.logOut();
  await settle();
  expect(calls.slice(-2)).toEqual(['logout', 'check check']);
  expect(state()).toMatchObject({
    status: 'unauthenticated',
    account: undefined,
    error: undefined,
    forcedOut: undefined,
  });
  expect(clock.pending()).toBe(0);
});

it('returns to authenticated when a log-out is refused as anonymous but the login goes on', async () => {
  const { login, platform, logIn, state } = setUpLogin();
  await logIn();
  platform.logout = refusal(403);
  login.logOut();
  await settle();
  expect(state()).toMatchObject({ status: 'authenticated', error: 'login.logoutFailed' });
});
