import { clientId } from '@greenroom/core/kernel/ids';
import { IDLE_QUERY } from '@greenroom/core/kernel/query.machine';
import { createValue } from '@greenroom/core/kernel/value';
import { IDLE_SESSION } from '@greenroom/core/session/session-state';
import { expect, it } from 'vitest';
import { SessionCustomerViewModel, type SessionCustomerDeps } from './session-customer.view-model.ts';

const MARK = clientId('5001');
const FAILED = { ...IDLE_QUERY, status: 'failed', key: MARK };
const READY = { ...IDLE_QUERY, status: 'ready', key: MARK, data: { memos: [] } };

const setUp = (states: { readonly card: unknown; readonly about: unknown; readonly past: unknown }) => {
  const reloads: string[] = [];
  const query = (name: string, state: unknown) => ({
    watch: createValue(state),
    reload: () => void reloads.push(name),
  });
  const model = new SessionCustomerViewModel({
    session: { watch: createValue(IDLE_SESSION) },
    clients: { caller: query('card', states.card), callerHistory: query('past', states.past) },
    memos: { aboutCaller: query('about', states.about) },
    missed: createValue([]),
  } as unknown as SessionCustomerDeps);
  return { model, reloads };
};

it('tells facts or memos that could not be fetched, and fetches those again', () => {
  const { model, reloads } = setUp({ card: READY, about: FAILED, past: READY });
  expect([model.failed, model.historyFailed]).toEqual([true, false]);
  model.fetchAgain();
  expect(reloads).toEqual(['about']);
});

it('tells a history that could not be fetched apart from them', () => {
  const { model, reloads } = setUp({ card: READY, about: READY, past: FAILED });
  expect([model.failed, model.historyFailed]).toEqual([false, true]);
  model.fetchHistoryAgain();
  expect(reloads).toEqual(['past']);
});

it('keeps silent about what is known from before', () => {
  const known = { ...READY, status: 'failed' };
  const { model } = setUp({ card: known, about: known, past: known });
  expect([model.failed, model.historyFailed]).toEqual([false, false]);
});
