import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { err, ok } from '../kernel/result.ts';
import { millis, seconds } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import { createAccountDataController } from './account-data.controller.ts';
import type { AccountData } from './account-data.ts';

const NOTHING: AccountData = { download: undefined, deletion: undefined, views: [] };

const create = (failure?: { readonly status: number; readonly message: string }) => {
  const clock = createVirtualClock();
  const saved: string[] = [];
  let state = NOTHING;
  const done = async (next: AccountData) => {
    if (failure !== undefined) return err({ kind: 'status', ...failure } as const);
    state = next;
    return ok(undefined);
  };
  const data = createAccountDataController({
    api: {
      accountData: async () => ok(state),
      requestDownload: () =>
        done({ ...state, download: { state: 'preparing', readyIn: seconds(60), expiresAt: seconds(9) } }),
      downloadLink: async () => ok('/api/account_data/abc'),
      requestDeletion: () => done({ ...state, deletion: { dueAt: seconds(5), isWithdrawable: true } }),
      withdrawDeletion: () => done({ ...state, deletion: undefined }),
    },
    saveFile: (path) => saved.push(path),
    isGivenUp: ({ message }) => message === 'confirmation_required',
    performerId: () => performerId('1001'),
    clock,
    log: { write: () => undefined },
  });
  const becomesReady = (): void => {
    state = { ...state, download: { state: 'ready', readyIn: seconds(0), expiresAt: seconds(9) } };
  };
  const keep = (next: AccountData): void => {
    state = next;
  };
  return { data, clock, saved, becomesReady, keep };
};

it('looks again when the download is said to be ready, and saves it by its link', async () => {
  const { data, clock, saved, becomesReady } = create();
  data.run('requestDownload');
  data.state.load('own');
  await settle();
  expect(data.state.watch.state().data?.download?.state).toBe('preparing');
  becomesReady();
  clock.advance(millis(60_000));
  await settle();
  expect(data.state.watch.state().data?.download?.state).toBe('ready');
  data.run('openDownload');
  await settle();
  expect(saved).toEqual(['/api/account_data/abc']);
});

it('shows a request to delete, and that it was withdrawn', async () => {
  const { data } = create();
  data.state.load('own');
  await settle();
  data.run('requestDeletion');
  await settle();
  expect(data.state.watch.state().data?.deletion?.isWithdrawable).toBe(true);
  data.run('withdrawDeletion');
  await settle();
  expect(data.state.watch.state().data?.deletion).toBeUndefined();
});

it.each([
  [{ status: 500, message: 'platform_failed' }, 'accountData.notDeleted'],
  [{ status: 401, message: 'confirmation_required' }, undefined],
] as const)('tells after %j the error %s', async (failure, error) => {
  const { data } = create(failure);
  data.run('requestDeletion');
  await settle();
  expect(data.change.state()).toEqual({ busy: undefined, error });
});

it('forgets an error that was shown', async () => {
  const { data } = create({ status: 500, message: '' });
  data.run('requestDeletion');
  await settle();
  expect(data.change.state().error).toBe('accountData.notDeleted');
  data.clearError();
  expect(data.change.state().error).toBeUndefined();
});

it.each([
  [undefined, undefined],
  [{ dueAt: seconds(5), isWithdrawable: false }, 'accountData.notWithdrawn'],
] as const)('tells after a refused withdrawal, with the deletion %j, the error %s', async (deletion, error) => {
  const { data, keep } = create({ status: 409, message: 'too_late' });
  keep({ ...NOTHING, deletion });
  data.run('withdrawDeletion');
  await settle();
  expect(data.change.state()).toEqual({ busy: undefined, error });
});
