/**
 * Runs one call after the other, in the order in which they were asked for; one that is alone begins at once.
 *
 * @returns takes a call and gives its answer
 */
export const createOrder = (): (<Value>(call: () => Promise<Value>) => Promise<Value>) => {
  let last: Promise<unknown> | undefined;
  return (call) => {
    const answer = last === undefined ? call() : last.then(call);
    const over = answer.then(
      () => undefined,
      () => undefined,
    );
    last = over;
    void over.then(() => {
      if (last === over) last = undefined;
    });
    return answer;
  };
};
