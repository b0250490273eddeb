import type { Query } from '@greenroom/core/kernel/query.machine';
import { pageViewOf } from '../ui/page-view.ts';
import type { PageView } from '../ui/PageState.tsx';

/** State of a page of one entity; `missing` when it does not exist or belongs to another performer. */
export type DetailStatus = PageView | 'missing';

const NOT_FOUND = 404;

export const detailStatus = (query: Query<unknown, unknown>): DetailStatus => {
  const view = pageViewOf(query);
  return view === 'failed' && query.failure?.status === NOT_FOUND ? 'missing' : view;
};
