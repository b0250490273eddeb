import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { INPUT, refusal, setUpLogin } from '../../testing/login/login-rig.fake.ts';
import { done, err, NETWORK_FAILED } from '../kernel/result.ts';

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

it('keeps the error of a refused login when the log-out from before it is heard', async () => {
  const { calls, login, platform, pass, remembered, state } = setUpLogin({ remembered: true });
  platform.logout = err(NETWORK_FAILED);
  login.start();
  await settle();
  platform.login = refusal(400);
  login.logIn(INPUT);
  await settle();
  platform.logout = done;
  await pass(5_000);
  expect(calls.filter((call) => call === 'logout')).toHaveLength(2);
  expect([state().status, state().error, remembered()]).toEqual(['unauthenticated', 'login.incorrectPassword', false]);
});

it('waits for nothing after a refused login', async () => {
  const { clock, login, platform, state } = setUpLogin();
  login.start();
  await settle();
  platform.login = refusal(400);
  login.logIn(INPUT);
  await settle();
  expect([state().error, clock.pending()]).toEqual(['login.incorrectPassword', 0]);
});

it('says no more that a log-out failed while the next one is under way', async () => {
  const { login, logIn, platform, state } = setUpLogin();
  await logIn();
  platform.logout = refusal(500);
  login.logOut();
  await settle();
  expect(state()).toMatchObject({ status: 'authenticated', error: 'login.logoutFailed' });
  login.logOut();
  expect(state()).toMatchObject({ status: 'loggedOut', error: undefined });
});
