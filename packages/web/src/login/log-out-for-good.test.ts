import { expect, it, vi } from 'vitest';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import { logOutForGood } from './log-out-for-good.ts';
import { createSettableLogin } from './settable-login.fake.ts';

const setUp = (known: Partial<LoginState> = { status: 'authenticating' }) => {
  const watch = createSettableLogin();
  watch.send(known);
  const logOut = vi.fn<() => void>();
  return { watch, logOut, answer: logOutForGood({ watch, logOut }) };
};

it('has nothing to do without a login', async () => {
  const { watch, logOut, answer } = setUp();
  watch.send({ checkedOnce: true, status: 'unauthenticated' });
  expect(await answer).toBe(true);
  expect(logOut).not.toHaveBeenCalled();
});

it('logs out at once where no session check was sent, once', async () => {
  const { watch, logOut, answer } = setUp({});
  expect(logOut).toHaveBeenCalledOnce();
  watch.send({ status: 'authenticating' });
  watch.send({ status: 'unauthenticated', checkedOnce: true });
  expect(await answer).toBe(true);
  expect(logOut).toHaveBeenCalledOnce();
});

it.each<Partial<LoginState>>([
  { error: 'login.logoutFailed' },
  { error: 'login.logoutUnconfirmed', checkedOnce: true },
])('says so when a log-out without a session check ends with %j', async (outcome) => {
  const { watch, answer } = setUp({});
  watch.send({ status: 'authenticating' });
  watch.send({ status: 'unauthenticated', ...outcome });
  expect(await answer).toBe(false);
});

it('lets a login under way finish before the log-out, once', async () => {
  const { watch, logOut, answer } = setUp();
  watch.send({ checkedOnce: true, status: 'initializing' });
  expect(logOut).not.toHaveBeenCalled();
  watch.send({ status: 'authenticated' });
  watch.send({ status: 'loggedOut' });
  watch.send({ status: 'unauthenticated' });
  expect(await answer).toBe(true);
  expect(logOut).toHaveBeenCalledOnce();
});

it('reports that the platform could not log out', async () => {
  const { watch, answer } = setUp();
  watch.send({ checkedOnce: true, status: 'authenticated' });
  watch.send({ status: 'loggedOut' });
  watch.send({ status: 'authenticated', error: 'login.logoutFailed' });
  expect(await answer).toBe(false);
});
