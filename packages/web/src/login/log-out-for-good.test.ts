import { expect, it, vi } from 'vitest';
import { logOutForGood } from './log-out-for-good.ts';
import { toldLogin } from './told-login.sim.ts';

const setUp = () => {
  const watch = toldLogin();
  const logOut = vi.fn<() => void>();
  return { watch, logOut, answer: logOutForGood({ watch, logOut }) };
};

it('has nothing to do when nobody is logged in', async () => {
  const { watch, logOut, answer } = setUp();
  watch.send({ checkedOnce: true });
  expect(await answer).toBe(true);
  expect(logOut).not.toHaveBeenCalled();
});

it('lets her come in before it logs her out, once', async () => {
  const { watch, logOut, answer } = setUp();
  watch.send({ checkedOnce: true, status: 'initializing' });
  expect(logOut).not.toHaveBeenCalled();
  watch.send({ status: 'authenticated' });
  watch.send({ status: 'loggedOut' });
  watch.send({ status: 'unauthenticated' });
  expect(await answer).toBe(true);
  expect(logOut).toHaveBeenCalledOnce();
});

it('says so when the platform could not log her out', async () => {
  const { watch, answer } = setUp();
  watch.send({ checkedOnce: true, status: 'authenticated' });
  watch.send({ status: 'loggedOut' });
  watch.send({ status: 'authenticated', error: 'login.logoutFailed' });
  expect(await answer).toBe(false);
});
