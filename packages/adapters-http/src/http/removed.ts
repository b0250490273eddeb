import { type AsyncResult, done } from '@greenroom/core/kernel/result';

const NOT_FOUND = 404;

/** Takes what is not there as removed: an earlier try, whose answer was lost, may have removed it. */
export const removed = async (answer: AsyncResult<undefined>): AsyncResult<undefined> => {
  const outcome = await answer;
  return !outcome.ok && outcome.error.status === NOT_FOUND ? done : outcome;
};
