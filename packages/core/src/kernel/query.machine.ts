import { unchanged, type SlotStep } from './machine.ts';
import type { CallFailure } from './result.ts';
import { invoke, leave } from './slots.ts';

/** State of a query to the platform, with the newest answer to its key. */
export interface Query<Key, Data> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly key: Key | undefined;
  /** Answer to this very key; it is shown while the key is fetched again. */
  readonly data: Data | undefined;
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
  failure: undefined,
} as const;

/** Keys are plain data. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * State of one query: the key comes from the address, the answer is kept while it is fetched again and never shown for another
 * key.
 */
export const query = <Key, Data>(
  state: Query<Key, Data>,
  event: QueryEvent<Key, Data>,
): SlotStep<Query<Key, Data>, QueryEvent<Key, Data>, QueryEffect<Key>> => {
  const fetch = (key: Key, data: Data | undefined) => {
    const next: Query<Key, Data> = { status: 'loading', key, data, failure: undefined };
    return { state: next, effects: [invoke('fetch', { type: 'fetch', key } as const)] };
  };
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
      return { state: IDLE_QUERY, effects: [leave('fetch')] };
  }
};
