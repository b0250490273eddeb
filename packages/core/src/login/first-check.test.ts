import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { accountOf, refusal, setUpLogin } from '../../testing/login/login-rig.fake.ts';
import { err, NETWORK_FAILED, NETWORK_TIMED_OUT, ok } from '../kernel/result.ts';

it('shows the login page without an error when no performer is logged in at the start', async () => {
  const { login, calls, state } = setUpLogin();
  login.start();
  expect(state()).toMatchObject({ status: 'authenticating', checkedOnce: false });
  await settle();
  expect(state()).toMatchObject({ status: 'unauthenticated', checkedOnce: true, error: undefined });
  expect(calls).toEqual(['check start']);
});

it('finds the performer logged in when the page is opened again', async () => {
  const { login, platform, statuses } = setUpLogin();
  platform.session = ok(accountOf('ROLE_PERFORMER'));
  login.start();
  await settle();
  login.initialised();
  expect(statuses).toEqual(['authenticating', 'initializing', 'authenticated']);
});

it('checks again every 5 seconds while the platform cannot be reached, and then logs in without a password', async () => {
  const { login, platform, calls, statuses, pass, state } = setUpLogin();
  platform.session = err(NETWORK_TIMED_OUT);
  login.start();
  await settle();
  expect(state()).toMatchObject({ status: 'unauthenticated', checkedOnce: true, error: 'login.unreachable' });
  await pass(4_999);
  expect(calls).toHaveLength(1);
  await pass(1);
  await pass(5_000);
  expect(calls).toEqual(['check start', 'check start', 'check start']);
  expect(state().error).toBe('login.unreachable');
  platform.session = ok(accountOf('ROLE_PERFORMER'));
  await pass(5_000);
  login.initialised();
  expect(statuses).toEqual(['authenticating', 'unauthenticated', 'authenticating', 'initializing', 'authenticated']);
});

it('removes the error once the platform is back and has no login, and checks no more', async () => {
  const { clock, login, platform, pass, state } = setUpLogin();
  platform.session = err(NETWORK_FAILED);
  login.start();
  await settle();
  platform.session = refusal(403);
  await pass(5_000);
  expect(state()).toMatchObject({ status: 'unauthenticated', error: undefined });
  expect(clock.pending()).toBe(0);
});

it('lets a password go before the look that is still under way', async () => {
  const { login, platform, logIn, pass, state } = setUpLogin();
  platform.session = err(NETWORK_FAILED);
  login.start();
  await settle();
  await logIn();
  await pass(5_000);
  expect(state()).toMatchObject({ status: 'authenticated', error: undefined });
});
