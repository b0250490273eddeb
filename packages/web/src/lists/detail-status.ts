import type { Query } from '@greenroom/core/kernel/query.machine';

/** State of a page of one entity; `missing` when it does not exist or belongs to another performer. */
export type DetailStatus = 'loading' | 'failed' | 'missing' | 'open';

const NOT_FOUND = 404;

export const detailStatus = ({ data: answer, failure, status }: Query<unknown, unknown>): DetailStatus => {
  if (answer !== undefined) return 'open';
  if (status === 'failed') return failure?.status === NOT_FOUND ? 'missing' : 'failed';
  return 'loading';
};
