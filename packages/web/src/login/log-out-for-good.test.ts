import { expect, it, vi } from 'vitest';
import { createActor } from '@greenroom/core/kernel/machine';
import type { LoginState } from '@greenroom/core/login/performer-status.machine';
import { logOutForGood } from './log-out-for-good.ts';

const STRANGER: LoginState = {
  status: 'unauthenticated',
  account: undefined,
  codeSentBy: undefined,
  takeOverOffered: false,
  error: undefined,
  checkedOnce: false,
  forcedOut: undefined,
};

const setUp = () => {
  const watch = createActor<LoginState, Partial<LoginState>, never>({
    initial: STRANGER,
    transition: (state, change) => ({ state: { ...state, ...change }, effects: [] }),
    perform: () => undefined,
  });
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
