import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { refusal, setUpLogin } from '../../testing/login/login-rig.fake.ts';
import { done, err, NETWORK_FAILED } from '../kernel/result.ts';

it('logs out without a session check before the first one', async () => {
  const { login, calls, statuses, state, pass } = setUpLogin();
  login.logOut();
  await settle();
  expect(calls).toEqual(['logout']);
  expect(statuses).toEqual(['authenticating', 'unauthenticated']);
  expect(state()).toMatchObject({ checkedOnce: true, error: undefined });
  await pass(120_000);
  expect(calls).toEqual(['logout']);
});

it('knows as little as before when the platform refuses a log-out before the first check, and may try again', async () => {
  const { login, platform, calls, state } = setUpLogin();
  platform.logout = refusal(500);
  login.logOut();
  await settle();
  expect(state()).toMatchObject({ status: 'unauthenticated', checkedOnce: false, error: 'login.logoutFailed' });
  platform.logout = done;
  login.logOut();
  await settle();
  expect(calls).toEqual(['logout', 'logout']);
  expect(state()).toMatchObject({ status: 'unauthenticated', checkedOnce: true, error: undefined });
});

it.each([401, 403])('takes a refusal with %i before the first check as anonymous', async (status) => {
  const { login, platform, calls, state } = setUpLogin();
  platform.logout = refusal(status);
  login.logOut();
  await settle();
  expect(calls).toEqual(['logout']);
  expect(state()).toMatchObject({ status: 'unauthenticated', checkedOnce: true, error: undefined });
});

it('keeps a log-out before the first check until the platform hears it', async () => {
  const { login, platform, calls, state, remembered, pass } = setUpLogin();
  platform.logout = err(NETWORK_FAILED);
  login.logOut();
  await settle();
  expect(remembered()).toBe(true);
  expect(state()).toMatchObject({ status: 'unauthenticated', checkedOnce: true, error: 'login.logoutUnconfirmed' });
  platform.logout = done;
  await pass(5000);
  expect(calls).toEqual(['logout', 'logout']);
  expect(remembered()).toBe(false);
});

it('forgets a log-out of before the reload once the next one is heard, and asks for no account', async () => {
  const { login, calls, remembered } = setUpLogin({ remembered: true });
  login.logOut();
  await settle();
  expect(calls).toEqual(['logout']);
  expect(remembered()).toBe(false);
});
