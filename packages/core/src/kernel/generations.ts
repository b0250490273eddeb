/** Creates generations of one owner's calls: an answer to an earlier generation is dropped. */
export const createGenerations = () => {
  let current = 0;
  return {
    /** Begins the next generation, for example at a log-out. */
    begin: () => {
      current += 1;
    },
    /** Remembers the current generation. @returns checks whether it is still the current one */
    mark: () => {
      const marked = current;
      return () => marked === current;
    },
  };
};

/** Creates a counter for numbers that are never given twice. @returns the next number, 1 at first */
export const createCounter = (): (() => number) => {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
};
