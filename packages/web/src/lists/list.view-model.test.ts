import { expect, it } from 'vitest';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createQuery } from '@greenroom/core/kernel/query.controller';
import { err, NETWORK_FAILED, ok, type CallFailure, type Result } from '@greenroom/core/kernel/result';
import type { ListPart } from '@greenroom/core/kernel/units';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { ListViewModel } from './list.view-model.ts';

const FORBIDDEN: CallFailure = { kind: 'status', status: 403, message: 'forbidden' };

it('keeps the rows of a list whose reload fails, and says that they may be old until it works again', async () => {
  let answer: Result<{ total: number }, CallFailure> = ok({ total: 1 });
  const query = createQuery<ListPart, { total: number }>({ name: 'list', log: silentLog, fetch: async () => answer });
  const list = new ListViewModel(query);
  const stateAfter = async (next: typeof answer): Promise<readonly unknown[]> => {
    answer = next;
    list.retry();
    await settle();
    return [list.view, list.mayBeOld];
  };
  query.load({ limit: 20, offset: 0 });
  expect(await stateAfter(ok({ total: 1 }))).toEqual(['items', false]);
  expect(await stateAfter(err(NETWORK_FAILED))).toEqual(['items', true]);
  expect(await stateAfter(err(FORBIDDEN))).toEqual(['notAllowed', false]);
  expect(await stateAfter(ok({ total: 0 }))).toEqual(['empty', false]);
});

it.each([
  [NETWORK_FAILED, 'failed'],
  [FORBIDDEN, 'notAllowed'],
] as const)('shows for a first load that ends with %o: %s', async (failure, view) => {
  const query = createQuery<ListPart, { total: number }>({
    name: 'list',
    log: silentLog,
    fetch: async () => err(failure),
  });
  const list = new ListViewModel(query);
  query.load({ limit: 20, offset: 0 });
  expect(list.view).toBe('loading');
  await settle();
  expect([list.view, list.mayBeOld]).toEqual([view, false]);
});
