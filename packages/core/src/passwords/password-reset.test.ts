import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { done, err, ok } from '../kernel/result.ts';
import { createPasswordReset } from './password-reset.ts';
import type { PasswordsApi } from './passwords-api.port.ts';

const setUp = (token: string, more: Partial<PasswordsApi> = {}) => {
  const calls: string[] = [];
  const api: PasswordsApi = {
    changePassword: () => Promise.resolve(done),
    askForLink: () => Promise.resolve(done),
    checkLink: (link) => {
      calls.push(`check ${link}`);
      return Promise.resolve(done);
    },
    denyLogin: (link) => {
      calls.push(`deny ${link}`);
      return Promise.resolve(ok('fresh'));
    },
    resetPassword: (link) => {
      calls.push(`reset ${link}`);
      return Promise.resolve(done);
    },
    ...more,
  };
  const strength = { isCommon: () => Promise.resolve(false) };
  const isBreached = () => Promise.resolve(false);
  const reset = createPasswordReset({ api, token, strength, isBreached, log: { write: () => undefined } });
  return { reset, calls };
};

it('checks a link at once, and asks nothing without one', async () => {
  const opened = setUp('t-1');
  const empty = setUp('');
  await settle();
  expect([opened.calls, empty.calls]).toEqual([['check t-1'], []]);
});

it('logs a device out by a press only, and saves the new password by the link that it gets', async () => {
  const { reset, calls } = setUp('not-me.d-1');
  await settle();
  expect([calls, reset.denial.state(), reset.link.state()]).toEqual([[], 'd-1', undefined]);
  reset.deny.mutate('d-1');
  await settle();
  expect([reset.denial.state(), reset.link.state()]).toEqual([undefined, 'fresh']);
  reset.save.mutate({ password: 'three green teas', endOthers: true });
  await settle();
  expect(calls).toEqual(['deny d-1', 'check fresh', 'reset fresh']);
});

it('knows the link of a first mail by its begin, which is no part of the token', async () => {
  const { reset, calls } = setUp('first.t-1');
  await settle();
  expect([reset.isFirst, calls, reset.link.state()]).toEqual([true, ['check t-1'], 't-1']);
  expect(setUp('t-1').reset.isFirst).toBe(false);
});

it('keeps a denial that was not heard, and gives it up for another link', async () => {
  const denyLogin = () => Promise.resolve(err({ kind: 'network', status: 0, message: 'offline' } as const));
  const { reset } = setUp('not-me.d-1', { denyLogin });
  reset.deny.mutate('d-1');
  await settle();
  expect([reset.denial.state(), reset.deny.watch.state().status]).toEqual(['d-1', 'failed']);
  reset.startAgain();
  expect([reset.denial.state(), reset.deny.watch.state().status]).toEqual([undefined, 'idle']);
});
