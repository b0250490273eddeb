import { expect, it } from 'vitest';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createValue } from '@greenroom/core/kernel/machine';
import { createQuery } from '@greenroom/core/kernel/query.controller';
import { IDLE_QUERY, type Query } from '@greenroom/core/kernel/query.machine';
import { err, NETWORK_FAILED, ok, type CallFailure, type Result } from '@greenroom/core/kernel/result';
import type { ListPart } from '@greenroom/core/kernel/units';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { listOf, viewOf } from './query-view.ts';

const refused = (status: number): CallFailure => ({ kind: 'status', status, message: '' });
const statusOf = (part: Partial<Query<string, string>>) =>
  viewOf({ watch: createValue<Query<string, string>>({ ...IDLE_QUERY, ...part }), reload: () => undefined }).view;

it('tells what is missing, not allowed and not loaded apart, and keeps an answer on the screen until it is refused', () => {
  const views = (part: Partial<Query<string, string>>) =>
    [404, 403, 500].map((status) => statusOf({ ...part, status: 'failed', failure: refused(status) }));
  expect(views({})).toEqual(['missing', 'notAllowed', 'failed']);
  expect(views({ data: 'Mark' })).toEqual(['open', 'notAllowed', 'open']);
  expect(statusOf({ status: 'loading' })).toBe('loading');
});

const setUp = (first: Result<{ total: number }, CallFailure>) => {
  let answer = first;
  const query = createQuery<ListPart, { total: number }>({ name: 'list', log: silentLog, fetch: async () => answer });
  const list = listOf(query);
  const load = (offset: number): void => query.load({ limit: 20, offset });
  const answerWith = (next: typeof answer): void => void (answer = next);
  return { list, load, answerWith };
};

it('keeps the rows of a list whose reload fails, and says that they may be old until it works again', async () => {
  const { list, load, answerWith } = setUp(ok({ total: 1 }));
  const stateAfter = async (next: Result<{ total: number }, CallFailure>): Promise<readonly unknown[]> => {
    answerWith(next);
    list.retry();
    await settle();
    return [list.view, list.mayBeOld];
  };
  load(0);
  expect(await stateAfter(ok({ total: 1 }))).toEqual(['items', false]);
  expect(await stateAfter(err(NETWORK_FAILED))).toEqual(['items', true]);
  expect(await stateAfter(err(refused(403)))).toEqual(['notAllowed', false]);
  expect(await stateAfter(ok({ total: 0 }))).toEqual(['empty', false]);
});

it.each([
  [NETWORK_FAILED, 'failed'],
  [refused(403), 'notAllowed'],
] as const)('shows for a first load that ends with %o: %s', async (failure, view) => {
  const { list, load } = setUp(err(failure));
  load(0);
  expect(list.view).toBe('loading');
  await settle();
  expect([list.view, list.mayBeOld]).toEqual([view, false]);
});

it('shows the page before, under its own number, until the next page is there', async () => {
  const { list, load } = setUp(ok({ total: 41 }));
  const state = () => [list.view, list.isStale, list.page, list.pages];
  load(0);
  await settle();
  load(20);
  expect(state()).toEqual(['items', true, 1, 3]);
  await settle();
  expect(state()).toEqual(['items', false, 2, 3]);
  load(60);
  await settle();
  expect(list.view).toBe('outOfRange');
});
