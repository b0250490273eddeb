import { expect, it, vi } from 'vitest';
import { toldLogin } from './told-login.fake.ts';
import { whenAttempted, whenAnonymous } from './login-moments.ts';

it('calls once, however often a login is tried', () => {
  const login = toldLogin();
  const hear = vi.fn<() => void>();
  whenAttempted(login, hear);
  login.send({ status: 'unauthenticated', checkedOnce: true });
  expect(hear).not.toHaveBeenCalled();
  login.send({ status: 'authenticating' });
  login.send({ status: 'unauthenticated' });
  login.send({ status: 'authenticating' });
  expect(hear).toHaveBeenCalledOnce();
});

it('stays silent while the platform is asked who sits here', () => {
  const login = toldLogin();
  const hear = vi.fn<() => void>();
  whenAttempted(login, hear);
  login.send({ status: 'authenticating' });
  login.send({ status: 'initializing', checkedOnce: true });
  expect(hear).not.toHaveBeenCalled();
});

const setUp = () => {
  const watch = toldLogin();
  const hear = vi.fn<() => void>();
  whenAnonymous(watch, hear);
  return { watch, hear };
};

it('calls once when the first session check finds no login', () => {
  const { watch, hear } = setUp();
  watch.send({ status: 'authenticating' });
  watch.send({ status: 'unauthenticated', checkedOnce: true });
  watch.send({ status: 'authenticating' });
  watch.send({ status: 'unauthenticated', error: 'login.incorrectPassword' });
  watch.send({ status: 'unauthenticated', error: undefined });
  expect(hear).toHaveBeenCalledOnce();
});

it('stays silent with a login, also after the log-out', () => {
  const { watch, hear } = setUp();
  watch.send({ status: 'initializing', checkedOnce: true });
  watch.send({ status: 'unauthenticated' });
  expect(hear).not.toHaveBeenCalled();
});

it('stays silent when the platform could not be asked', () => {
  const { watch, hear } = setUp();
  watch.send({ status: 'unauthenticated', checkedOnce: true, error: 'login.unreachable' });
  watch.send({ error: undefined });
  expect(hear).not.toHaveBeenCalled();
});
