import { IDLE_QUERY, type Query } from '../../src/kernel/query.machine.ts';
import type { CallFailure } from '../../src/kernel/result.ts';

/** A query with its answer. */
export const answered = <Key, Data>(key: Key, data: Data): Query<Key, Data> => ({
  status: 'ready',
  key,
  data,
  dataKey: key,
  failure: undefined,
});

/** A query whose first call failed. */
export const unanswered = <Key>(key: Key, failure: CallFailure): Query<Key, never> => ({
  ...IDLE_QUERY,
  status: 'failed',
  key,
  failure,
});
