import type { Query } from '@greenroom/core/kernel/query.machine';
import { isForbidden } from '@greenroom/core/kernel/result';
import type { PageView } from './PageState.tsx';

/** Maps the query of a page to its state: an answer stays on screen while it is fetched again. */
export const pageViewOf = ({ data, status, failure }: Query<unknown, unknown>): PageView => {
  if (data !== undefined) return 'open';
  if (status !== 'failed') return 'loading';
  return isForbidden(failure) ? 'notAllowed' : 'failed';
};
