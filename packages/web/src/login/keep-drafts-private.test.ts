import { expect, it, vi } from 'vitest';
import type { PerformerAccount } from '@greenroom/core/account/performer-account';
import { performerId } from '@greenroom/core/kernel/ids';
import type { LoginState } from '@greenroom/core/login/performer-status.machine';
import { keepDraftsPrivate } from './keep-drafts-private.ts';
import { toldLogin } from './told-login.sim.ts';

const accountOf = (id: string) => ({ id: performerId(id) }) as PerformerAccount;

const setUp = () => {
  const login = toldLogin();
  const clear = vi.fn<() => void>();
  keepDraftsPrivate(login, { clear });
  const comeIn = (id: string): void => {
    login.send({ status: 'initializing', account: accountOf(id), forcedOut: undefined });
    login.send({ status: 'authenticated' });
  };
  const leave = (forcedOut: LoginState['forcedOut']): void => {
    login.send({ status: 'loggedOut', forcedOut });
    login.send({ status: 'unauthenticated', account: undefined });
  };
  return { clear, comeIn, leave };
};

it('forgets her drafts when she logs out', () => {
  const { clear, comeIn, leave } = setUp();
  comeIn('1004');
  expect(clear).not.toHaveBeenCalled();
  leave(undefined);
  expect(clear).toHaveBeenCalledOnce();
});

it('keeps what she typed when her session expired, until she is back', () => {
  const { clear, comeIn, leave } = setUp();
  comeIn('1004');
  leave('login.sessionExpired');
  comeIn('1004');
  expect(clear).not.toHaveBeenCalled();
});

it('shows nobody else what she typed', () => {
  const { clear, comeIn, leave } = setUp();
  comeIn('1004');
  leave('login.sessionExpired');
  comeIn('1001');
  expect(clear).toHaveBeenCalledOnce();
});
