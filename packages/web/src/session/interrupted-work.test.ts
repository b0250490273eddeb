import { expect, it } from 'vitest';
import { createValue } from '@greenroom/core/kernel/machine';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import type { SessionState } from '@greenroom/core/session/session-state';
import { tabStorage } from '../device/tab-storage.ts';
import { watchInterruptedWork } from './interrupted-work.ts';

type Status = SessionState['status'];

/** A page, and the pages after it in the same tab. */
const setUp = () => {
  const storage = tabStorage(() => {
    throw new Error('There is no storage in Node: memory serves.');
  });
  const load = () => {
    const session = createValue({ status: 'idle' } as SessionState);
    const login = createValue<Pick<LoginState, 'status'>>({ status: 'authenticated' });
    const { watch } = watchInterruptedWork(session, login, storage);
    return {
      says: watch.state,
      goes: (...statuses: readonly Status[]) => {
        for (const status of statuses) session.set({ status } as SessionState);
      },
      logsOut: () => login.set({ status: 'loggedOut' }),
    };
  };
  return { load };
};

it.each([
  [['active'], 'readiness'],
  [['active', 'connected'], 'session'],
  [['active', 'connected', 'active'], 'readiness'],
  [['active', 'idle'], undefined],
  [[], undefined],
] as const)('says after %j what the reload took: %s', (statuses, taken) => {
  const { load } = setUp();
  load().goes(...statuses);
  expect(load().says()).toBe(taken);
});

it('says it once, not after the next reload', () => {
  const { load } = setUp();
  load().goes('active', 'connected');
  expect([load().says(), load().says()]).toEqual(['session', undefined]);
});

it('tells it until the performer is ready again, or logs out', () => {
  const { load } = setUp();
  load().goes('active', 'connected');
  const second = load();
  second.goes('idle');
  expect(second.says()).toBe('session');
  second.goes('active');
  expect(second.says()).toBeUndefined();
  const third = load();
  third.logsOut();
  expect(third.says()).toBeUndefined();
});
