import type { Log } from './log.port.ts';
import { createActor, type Watchable } from './machine.ts';
import { query, IDLE_QUERY, type Query, type QueryEffect, type QueryEvent } from './query.machine.ts';
import type { CallFailure, Result } from './result.ts';
import { createSlots, type Perform } from './slots.ts';

/** Number of answers in the cache: pages that the performer may go back at once. */
const REMEMBERED = 20;

export type QueryController<Key, Data> = ReturnType<typeof createQuery<Key, Data>>;

export interface QueryDeps<Key, Data> {
  /** For the log, e.g. `inbox`. */
  readonly name: string;
  readonly fetch: (key: Key) => Promise<Result<Data, CallFailure>>;
  readonly log: Log;
  /** Called with each answer to the newest key. */
  readonly onData?: (data: Data, key: Key) => void;
}

/** Runs one query at a time and keeps the newest answer. */
export const createQuery = <Key, Data>(deps: QueryDeps<Key, Data>) => {
  let cache = new Map<string, Data>();
  const remember = (key: Key, data: Data): void => {
    const name = JSON.stringify(key);
    cache.delete(name);
    cache.set(name, data);
    const [oldest] = cache.keys();
    if (cache.size > REMEMBERED && oldest !== undefined) cache.delete(oldest);
  };
  const perform: Perform<QueryEffect<Key>, QueryEvent<Key, Data>> = ({ key }, send, isAwaited) => {
    const cacheAtFetch = cache;
    return deps.fetch(key).then((answer) => {
      const counts = isAwaited();
      if (answer.ok) {
        // An answer to the last user of this screen stays out of the next one's cache.
        if (cache === cacheAtFetch) remember(key, answer.value);
        send({ type: 'received', data: answer.value });
        if (counts) deps.onData?.(answer.value, key);
        return;
      }
      // A late failure is no error, for example the 403 to a query that a log-out overtook.
      deps.log.write(counts ? 'error' : 'debug', `${deps.name} not loaded`, { status: answer.error.status });
      send({ type: 'failed', failure: answer.error });
    });
  };
  const actor = createActor<Query<Key, Data>, QueryEvent<Key, Data>, QueryEffect<Key>>({
    initial: IDLE_QUERY,
    transition: query,
    slots: createSlots(),
    perform,
  });
  const watch: Watchable<Query<Key, Data>> = actor;
  return {
    watch,
    load: (key: Key) => actor.send({ type: 'requested', key, known: cache.get(JSON.stringify(key)) }),
    /** Fetches the same key again; nothing before the first one. */
    reload: () => actor.send({ type: 'reloaded' }),
    /** Changes the data at hand, after an action of the performer. */
    update: (change: (data: Data) => Data) => {
      const { data, dataKey } = actor.state();
      if (dataKey === undefined || data === undefined) return;
      const amended = change(data);
      remember(dataKey, amended);
      actor.send({ type: 'updated', data: amended });
    },
    /** Clears the cache too, so that the next user of this screen sees nothing of it. */
    clear: () => {
      cache = new Map();
      actor.send({ type: 'cleared' });
    },
    /** Ends the query; earlier answers stay in the cache. */
    cancel: () => actor.send({ type: 'cleared' }),
  };
};
