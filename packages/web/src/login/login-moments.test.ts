import { expect, it, vi } from 'vitest';
import { whenAttempted, whenAnonymous } from './login-moments.ts';
import { createSettableLogin } from './settable-login.fake.ts';

it('calls once, however often a login is tried', () => {
  const login = createSettableLogin();
  const listener = vi.fn<() => void>();
  whenAttempted(login, listener);
  login.send({ status: 'unauthenticated', checkedOnce: true });
  expect(listener).not.toHaveBeenCalled();
  login.send({ status: 'authenticating' });
  login.send({ status: 'unauthenticated' });
  login.send({ status: 'authenticating' });
  expect(listener).toHaveBeenCalledOnce();
});

it('stays silent while the platform is asked who sits here', () => {
  const login = createSettableLogin();
  const listener = vi.fn<() => void>();
  whenAttempted(login, listener);
  login.send({ status: 'authenticating' });
  login.send({ status: 'initializing', checkedOnce: true });
  expect(listener).not.toHaveBeenCalled();
});

const setUp = () => {
  const watch = createSettableLogin();
  const listener = vi.fn<() => void>();
  whenAnonymous(watch, listener);
  return { watch, listener };
};

it('calls once when the first session check finds no login', () => {
  const { watch, listener } = setUp();
  watch.send({ status: 'authenticating' });
  watch.send({ status: 'unauthenticated', checkedOnce: true });
  watch.send({ status: 'authenticating' });
  watch.send({ status: 'unauthenticated', error: 'login.incorrectPassword' });
  watch.send({ status: 'unauthenticated', error: undefined });
  expect(listener).toHaveBeenCalledOnce();
});

it('stays silent with a login, also after the log-out', () => {
  const { watch, listener } = setUp();
  watch.send({ status: 'initializing', checkedOnce: true });
  watch.send({ status: 'unauthenticated' });
  expect(listener).not.toHaveBeenCalled();
});

it('stays silent when the platform could not be asked', () => {
  const { watch, listener } = setUp();
  watch.send({ status: 'unauthenticated', checkedOnce: true, error: 'login.unreachable' });
  watch.send({ error: undefined });
  expect(listener).not.toHaveBeenCalled();
});
