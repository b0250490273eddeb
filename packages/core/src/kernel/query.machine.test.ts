import { expect, it } from 'vitest';
import { IDLE_QUERY, isStale, query, type Query, type QueryEvent } from './query.machine.ts';

type State = Query<{ readonly page: number }, string>;
type Event = QueryEvent<{ readonly page: number }, string>;

const run = (from: State, ...events: readonly Event[]): State =>
  events.reduce((state, event) => query(state, event).state, from);
const page1: Event = { type: 'requested', key: { page: 1 } };
const LOADING = run(IDLE_QUERY, page1);
const READY = run(LOADING, { type: 'received', data: 'first' });

it('keeps the answer while the same key is requested again, also one that was changed meanwhile', () => {
  expect(run(READY, page1)).toMatchObject({ status: 'loading', data: 'first' });
  expect(run(READY, { type: 'updated', data: 'mine' }, { ...page1, known: 'first' }).data).toBe('mine');
  expect(run(READY, { type: 'reloaded' }).data).toBe('first');
});

it('shows for another key what is known of it, and nothing else', () => {
  expect(run(READY, { type: 'requested', key: { page: 2 } }).data).toBeUndefined();
  expect(run(READY, { type: 'requested', key: { page: 2 }, known: 'second' }).data).toBe('second');
});

it('keeps the page of a list while the next page loads, not while it loads in another order', () => {
  type ListKey = { readonly order: string; readonly limit: number; readonly offset: number };
  const ask = (order: string, offset: number) => ({ type: 'requested', key: { order, limit: 20, offset } }) as const;
  const step = (state: Query<ListKey, string>, event: QueryEvent<ListKey, string>) => query(state, event).state;
  const first = step(step(IDLE_QUERY, ask('name', 0)), { type: 'received', data: 'first' });
  const next = step(first, ask('name', 20));
  expect([next.data, next.dataKey?.offset, isStale(next), isStale(first)]).toEqual(['first', 0, true, false]);
  expect(step(next, ask('name', 0))).toMatchObject({ data: 'first', status: 'loading' });
  expect(step(next, ask('earnings', 20)).data).toBeUndefined();
  const second = step(next, { type: 'received', data: 'second' });
  expect([second.data, isStale(second)]).toEqual(['second', false]);
  const failure = { kind: 'status', status: 500, message: '' } as const;
  expect(step(next, { type: 'failed', failure })).toMatchObject({ status: 'failed', data: undefined });
  expect(step(second, { type: 'failed', failure })).toMatchObject({ status: 'failed', data: 'second' });
});

it('has nothing to fetch again before a key was requested', () => {
  expect(query<{ readonly page: number }, string>(IDLE_QUERY, { type: 'reloaded' }).effects).toEqual([]);
});
