import { expect, it, vi } from 'vitest';
import { toldLogin } from './told-login.fake.ts';
import { whenAttempted } from './when-attempted.ts';

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
