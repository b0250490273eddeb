import { unchanged, type Step } from './machine.ts';
import type { CallFailure } from './result.ts';

/** State of a query to the platform, with the newest answer to its key. */
export interface Query<Key, Data> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly key: Key | undefined;
  /** Answer to this very key; it is shown while the key is fetched again. */
  readonly data: Data | undefined;
  readonly failure: CallFailure | undefined;
}

export interface QueryState<Key, Data> extends Query<Key, Data> {
  /** Number of the newest fetch; answers to earlier ones are dropped. */
  readonly generation: number;
}

export type QueryEvent<Key, Data> =
  | { readonly type: 'requested'; readonly key: Key; readonly known?: Data | undefined } // by the page; known is its earlier answer
  | { readonly type: 'reloaded' } // by the performer after a failure, or because something changed
  | { readonly type: 'received'; readonly generation: number; readonly data: Data } // by the platform
  | { readonly type: 'failed'; readonly generation: number; readonly failure: CallFailure } // by the platform, or no answer
  | { readonly type: 'updated'; readonly data: Data } // by an action of the performer
  | { readonly type: 'cleared' }; // by the app; the next user of this screen may be another one

export interface QueryEffect<Key> {
  readonly type: 'fetch';
  readonly key: Key;
  readonly generation: number;
}

export const IDLE_QUERY = {
  status: 'idle',
  key: undefined,
  data: undefined,
  failure: undefined,
  generation: 0,
} as const;

/** Keys are plain data. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * State of one query: the key comes from the address, the answer is kept while it is fetched again and never shown for another
 * key.
 */
export const query = <Key, Data>(
  state: QueryState<Key, Data>,
  event: QueryEvent<Key, Data>,
): Step<QueryState<Key, Data>, QueryEffect<Key>> => {
  type State = QueryState<Key, Data>;
  const fetch = (key: Key, data: Data | undefined) => {
    const generation = state.generation + 1;
    const next: State = { status: 'loading', key, data, failure: undefined, generation };
    return { state: next, effects: [{ type: 'fetch', key, generation } as const] };
  };
  if ('generation' in event && event.generation !== state.generation) return unchanged(state);
  switch (event.type) {
    case 'requested':
      return fetch(event.key, isSame(event.key, state.key) ? state.data : event.known);
    case 'reloaded':
      return state.key === undefined ? unchanged(state) : fetch(state.key, state.data);
    case 'received':
      return unchanged({ ...state, status: 'ready', data: event.data });
    case 'failed':
      return unchanged({ ...state, status: 'failed', failure: event.failure });
    case 'updated':
      return unchanged({ ...state, data: event.data });
    case 'cleared':
      return unchanged({ ...IDLE_QUERY, generation: state.generation + 1 });
  }
};
