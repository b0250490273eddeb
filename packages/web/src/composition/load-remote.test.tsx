import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { err } from '@greenroom/core/kernel/result';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import type { BeforeLogin } from './before-login.ts';
import { loadRemote } from './load-remote.ts';

/** Opens the page with a scanned code, while the platform has not said yet whether the phone is paired. */
const openWithCode = () => {
  const address = window.location.href;
  window.history.replaceState(null, '', '#ABCD2345');
  onTestFinished(() => window.history.replaceState(null, '', address));
  const calls: string[] = [];
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const apiClient = {
    call: ({ name }: { readonly name: string }) => {
      calls.push(name);
      return promise;
    },
  };
  const { close } = loadRemote({
    apiClient,
    configuration: { socketUrl: 'http://127.0.0.1:1' },
    clock: createVirtualClock(),
    log: silentLog,
  } as unknown as BeforeLogin);
  const answer = async (): Promise<void> => {
    resolve(err({ kind: 'status', status: 401, message: 'not_paired' }));
    await settle();
  };
  return { calls, close, answer };
};

it('pairs by the scanned code once it is known that the phone is not paired', async () => {
  const { calls, close, answer } = openWithCode();
  onTestFinished(close);
  await answer();
  expect(calls).toEqual(['remotePairing', 'pairRemote']);
  expect(window.location.hash).toBe('');
});

it('pairs no more once its page is closed', async () => {
  const { calls, close, answer } = openWithCode();
  close();
  await answer();
  expect(calls).toEqual(['remotePairing']);
});
