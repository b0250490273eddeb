/** Ends a switch over a closed union: a forgotten case does not compile. */
export const exhaustive = (value: never): never => {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
};
