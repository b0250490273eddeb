import type { Inquiry } from '@greenroom/core/kernel/inquiry.machine';

/** What a page of one thing shows; `missing` when there is no such thing, also when it is somebody else's. */
export type OneView = 'loading' | 'failed' | 'missing' | 'open';

const NOT_FOUND = 404;

export const oneView = ({ answer, failure, status }: Inquiry<unknown, unknown>): OneView => {
  if (answer !== undefined) return 'open';
  if (status === 'failed') return failure?.status === NOT_FOUND ? 'missing' : 'failed';
  return 'loading';
};
