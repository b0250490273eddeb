/** Generations of one owner's calls: an answer to an earlier generation is dropped. */
export interface Generations {
  /** Begins the next generation, for example at a log-out. */
  readonly begin: () => void;
  /** Remembers the current generation. @returns checks whether it is still the current one */
  readonly mark: () => () => boolean;
}

/** Creates generations for calls whose answers may come too late. */
export const createGenerations = (): Generations => {
  let current = 0;
  return {
    begin: () => {
      current += 1;
    },
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
