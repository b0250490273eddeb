import { expect, it } from 'vitest';
import { IDLE_QUERY, query, type Query, type QueryEvent } from './query.machine.ts';

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

it('has nothing to fetch again before a key was requested', () => {
  expect(query<{ readonly page: number }, string>(IDLE_QUERY, { type: 'reloaded' }).effects).toEqual([]);
});
