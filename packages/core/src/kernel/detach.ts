const throwAgain = (bug: unknown): never => {
  throw bug;
};

/**
 * Lets work go on by itself. Failures that are expected are values, so a rejection is a bug: it is thrown again, for page, process and
 * tests report an unhandled rejection.
 */
export const detach = (work: void | Promise<unknown>): void => {
  if (work instanceof Promise) work.catch(throwAgain);
};
