import { expect, it } from 'vitest';
import { IDLE_QUERY, query, type QueryEvent, type QueryState } from './query.machine.ts';
import { NETWORK_TIMED_OUT } from './result.ts';

type State = QueryState<{ readonly page: number }, string>;
type Event = QueryEvent<{ readonly page: number }, string>;

const run = (from: State, ...events: readonly Event[]): State =>
  events.reduce((state, event) => query(state, event).state, from);
const page1: Event = { type: 'requested', key: { page: 1 } };
const LOADING = run(IDLE_QUERY, page1);
const READY = run(LOADING, { type: 'received', generation: LOADING.generation, data: 'first' });

it('keeps the answer while the same key is requested again, also one that was changed meanwhile', () => {
  expect(run(READY, page1)).toMatchObject({ status: 'loading', data: 'first' });
  expect(run(READY, { type: 'updated', data: 'mine' }, { ...page1, known: 'first' }).data).toBe('mine');
  expect(run(READY, { type: 'reloaded' }).data).toBe('first');
});

it('shows for another key what is known of it, and nothing else', () => {
  expect(run(READY, { type: 'requested', key: { page: 2 } }).data).toBeUndefined();
  expect(run(READY, { type: 'requested', key: { page: 2 }, known: 'second' }).data).toBe('second');
});

it.each<[string, readonly Event[]]>([
  ['reloaded', [{ type: 'reloaded' }]],
  ['left for another key', [{ type: 'requested', key: { page: 2 } }]],
  ['cleared', [{ type: 'cleared' }]],
  ['cleared and requested again', [{ type: 'cleared' }, page1]],
])('drops the answers to a fetch after it was %s', (_, events) => {
  const state = run(LOADING, ...events);
  const { generation } = LOADING;
  for (const late of [
    { type: 'received', generation, data: 'late' },
    { type: 'failed', generation, failure: NETWORK_TIMED_OUT },
  ] as const)
    expect(run(state, late)).toBe(state);
});

it('has nothing to fetch again before a key was requested', () => {
  expect(query<{ readonly page: number }, string>(IDLE_QUERY, { type: 'reloaded' }).effects).toEqual([]);
});
