import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { clientId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { IDLE_QUERY } from '@greenroom/core/kernel/query.machine';
import { seconds } from '@greenroom/core/kernel/units';
import type { MissedRequest } from '@greenroom/core/session/client-data';
import { IDLE_SESSION, type SessionState } from '@greenroom/core/session/session-state';
import { MARK as CLIENT } from '@greenroom/core/testing/session/session-state.fake';
import { SessionCustomerViewModel, type SessionCustomerDeps } from './session-customer.view-model.ts';

const MARK = clientId('5001');
const FAILED = { ...IDLE_QUERY, status: 'failed', key: MARK };
const READY = { ...IDLE_QUERY, status: 'ready', key: MARK, data: { memos: [] } };

const clientOf = (id: string) => ({ ...CLIENT, id: clientId(id), name: `nl|${id}` });

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

it('tells who asked during this session alone, also where one session follows another at once', () => {
  const session = createValue<SessionState>(IDLE_SESSION);
  const missed = createValue<readonly MissedRequest[]>([]);
  const query = { watch: createValue(IDLE_QUERY) };
  const model = new SessionCustomerViewModel({
    session: { watch: session },
    clients: { caller: query, callerHistory: query },
    memos: { aboutCaller: query },
    missed,
  } as unknown as SessionCustomerDeps);
  const seen: string[][] = [];
  const stop = autorun(() => seen.push(model.asked.map(({ client }) => client.name)));
  const talksTo = (id: string): void => session.set({ ...IDLE_SESSION, status: 'connected', client: clientOf(id) });
  talksTo('5001');
  missed.set([{ client: clientOf('5002'), at: seconds(1), why: 'busy' }]);
  expect(seen.at(-1)).toEqual(['5002']);
  const askedBy = (id: string, why: MissedRequest['why']): void =>
    missed.set([{ client: clientOf(id), at: seconds(2), why }, ...missed.state()]);
  askedBy('5004', 'cancelled');
  askedBy('5005', 'declined');
  askedBy('5006', 'unreachable');
  askedBy('5007', 'paused');
  askedBy('5008', 'performerLost');
  askedBy('5002', 'disconnected');
  expect(seen.at(-1)).toEqual(['5002', '5008', '5007', '5005', '5004']);
  talksTo('5003');
  expect(seen.at(-1)).toEqual([]);
  stop();
});
