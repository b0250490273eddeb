/** Adds a call to a queue, and resolves with its answer. */
export type CallQueue = <Value>(call: () => Promise<Value>) => Promise<Value>;

/** Creates a queue that runs one call after the other; a call that finds the queue empty begins at once, and one that fails stops no other. */
export const createCallQueue = (): CallQueue => {
  let last: Promise<unknown> | undefined;
  return (call) => {
    const answer = last === undefined ? call() : last.then(call);
    const leave = (): void => {
      if (last === over) last = undefined;
    };
    const over = answer.then(leave, leave);
    last = over;
    return answer;
  };
};
