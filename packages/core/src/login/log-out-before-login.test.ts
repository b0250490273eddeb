import { expect, it } from 'vitest';
import { NETWORK_FAILED } from '../kernel/call-failure.ts';
import { err } from '../kernel/result.ts';
import { settle } from '../kernel/settle.fake.ts';
import { setUpLogin } from './login-rig.fake.ts';

it('drops a log-out that had to wait after a new login', async () => {
  const waiting = Promise.withResolvers<void>();
  let isFirst = true;
  const { calls, login, logIn, platform, pass, state } = setUpLogin({
    beforeLogOut: () => {
      if (isFirst) {
        isFirst = false;
        return Promise.resolve();
      }
      return waiting.promise;
    },
  });
  await logIn();
  platform.logout = err(NETWORK_FAILED);
  login.logOut();
  await settle();
  expect(state().error).toBe('login.logoutUnconfirmed');
  // The next try waits for what is to be finished first; the performer logs in before it is.
  await pass(5_000);
  await logIn();
  waiting.resolve();
  await settle();
  expect(state().status).toBe('authenticated');
  expect(calls.filter((call) => call === 'logout')).toHaveLength(1);
});
