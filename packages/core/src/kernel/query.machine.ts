import { isSameJson } from './json.ts';
import { unchanged, type SlotStep } from './machine.ts';
import type { CallFailure } from './result.ts';
import { invoke, leave } from './slots.ts';

/** State of a query to the platform, with the newest answer to its key. */
export interface Query<Key, Data> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly key: Key | undefined;
  /** Newest answer to `dataKey`; it is shown while it is fetched again. */
  readonly data: Data | undefined;
  /** Key that `data` answers: `key`, or another page of the same list while the page of `key` loads. */
  readonly dataKey: Key | undefined;
  readonly failure: CallFailure | undefined;
}

export type QueryEvent<Key, Data> =
  | { readonly type: 'requested'; readonly key: Key; readonly known?: Data | undefined } // by the page; known is its earlier answer
  | { readonly type: 'reloaded' } // by the performer after a failure, or because something changed
  | { readonly type: 'received'; readonly data: Data } // by the platform
  | { readonly type: 'failed'; readonly failure: CallFailure } // by the platform, or no answer
  | { readonly type: 'updated'; readonly data: Data } // by an action of the performer
  | { readonly type: 'cleared' }; // by the app; the next user of this screen may be another one

export interface QueryEffect<Key> {
  readonly type: 'fetch';
  readonly key: Key;
}

export const IDLE_QUERY = {
  status: 'idle',
  key: undefined,
  data: undefined,
  dataKey: undefined,
  failure: undefined,
} as const;

/** Key without what names the page of a list. */
const listOf = (key: unknown): unknown =>
  typeof key === 'object' && key !== null && 'offset' in key ? { ...key, offset: 0 } : key;

const isSameList = (one: unknown, other: unknown): boolean => isSameJson(listOf(one), listOf(other));

/** Data answers an earlier key: the page before, while the next one loads. */
export const isStale = ({ key, data, dataKey }: Query<unknown, unknown>): boolean =>
  data !== undefined && !isSameJson(key, dataKey);

/**
 * State of one query: the key comes from the address. The answer is kept while it is fetched again, and while another page of
 * the same list loads; it is never shown for another list or person.
 */
export const query = <Key, Data>(
  state: Query<Key, Data>,
  event: QueryEvent<Key, Data>,
): SlotStep<Query<Key, Data>, QueryEvent<Key, Data>, QueryEffect<Key>> => {
  const fetch = (key: Key, data: Data | undefined, dataKey: Key | undefined) => {
    const next: Query<Key, Data> = { status: 'loading', key, data, dataKey, failure: undefined };
    return { state: next, effects: [invoke('fetch', { type: 'fetch', key } as const)] };
  };
  switch (event.type) {
    case 'requested': {
      const { key, known } = event;
      if (isSameJson(key, state.dataKey)) return fetch(key, state.data, key);
      if (known !== undefined) return fetch(key, known, key);
      return isSameList(key, state.dataKey) ? fetch(key, state.data, state.dataKey) : fetch(key, undefined, undefined);
    }
    case 'reloaded':
      return state.key === undefined ? unchanged(state) : fetch(state.key, state.data, state.dataKey);
    case 'received':
      return unchanged({ ...state, status: 'ready', data: event.data, dataKey: state.key });
    case 'failed': {
      const kept = isStale(state) ? { data: undefined, dataKey: undefined } : {};
      return unchanged({ ...state, ...kept, status: 'failed', failure: event.failure });
    }
    case 'updated':
      return unchanged({ ...state, data: event.data });
    case 'cleared':
      return { state: IDLE_QUERY, effects: [leave('fetch')] };
  }
};
