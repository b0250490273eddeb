/** Creates a counter for numbers that are never given twice. @returns the next number, 1 at first */
export const createCounter = (): (() => number) => {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
};
