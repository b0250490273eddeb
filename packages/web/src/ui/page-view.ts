import type { Query } from '@greenroom/core/kernel/query.machine';
import { isForbidden } from '@greenroom/core/kernel/result';
import type { PageView } from './PageState.tsx';

/** Maps a query to the state of what shows its answer: an answer stays on screen unless the platform refuses it now. */
export const pageViewOf = ({ data, status, failure }: Query<unknown, unknown>): PageView => {
  if (status === 'failed' && isForbidden(failure)) return 'notAllowed';
  if (data !== undefined) return 'open';
  return status === 'failed' ? 'failed' : 'loading';
};

/** Checks whether the answer on screen may be old, because fetching it again failed. */
export const mayBeOld = (query: Query<unknown, unknown>): boolean =>
  query.status === 'failed' && pageViewOf(query) === 'open';
