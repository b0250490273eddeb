import { expect, it, vi } from 'vitest';
import type { PerformerAccount } from '@greenroom/core/account/performer-account';
import { performerId } from '@greenroom/core/kernel/ids';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import { createFormDrafts } from '../device/form-drafts.ts';
import { createSessionDrafts } from '../device/session-drafts.ts';
import { tabStorage } from '../device/tab-storage.ts';
import { clearDraftsOnUserChange } from './clear-drafts.ts';
import { createSettableLogin } from './settable-login.fake.ts';

const accountOf = (id: string) => ({ id: performerId(id) }) as PerformerAccount;

const noStorage = () =>
  tabStorage(() => {
    throw new Error('forbidden');
  });

/** A page of a tab; the next page of the same tab has the same storage. */
const setUp = (storage = noStorage()) => {
  const login = createSettableLogin();
  const drafts = createSessionDrafts(storage);
  const clear = vi.fn<() => void>(drafts.clear);
  clearDraftsOnUserChange(login, { ...drafts, clear });
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

it('forgets the drafts at the log-out', () => {
  const { clear, comeIn, leave } = setUp();
  comeIn('1004');
  expect(clear).not.toHaveBeenCalled();
  leave(undefined);
  expect(clear).toHaveBeenCalledOnce();
});

it('keeps the drafts of an expired login until the performer is back', () => {
  const { clear, comeIn, leave } = setUp();
  comeIn('1004');
  leave('login.sessionExpired');
  comeIn('1004');
  expect(clear).not.toHaveBeenCalled();
});

it('shows no other performer the drafts', () => {
  const { clear, comeIn, leave } = setUp();
  comeIn('1004');
  leave('login.sessionExpired');
  comeIn('1001');
  expect(clear).toHaveBeenCalledOnce();
});

it.each([
  ['another performer finds nothing', '1001', {}],
  ['the same performer finds it again', '1004', { city: 'Zeist' }],
])('after a forced log-out and a reload of the tab %s of what was half-filled', (_, next, found) => {
  const storage = noStorage();
  const before = setUp(storage);
  before.comeIn('1004');
  createFormDrafts(storage).write('personal', { city: 'Zeist' });
  before.leave('login.sessionExpired');
  setUp(storage).comeIn(next);
  expect(createFormDrafts(storage).read('personal')).toEqual(found);
});
