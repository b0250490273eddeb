/** Counts the pending asynchronous work, so that waiting can end when none is left. */
export interface Activity {
  readonly count: () => number;
  readonly note: () => void;
}

export const createActivity = (): Activity => {
  let count = 0;
  return {
    count: () => count,
    note: () => {
      count += 1;
    },
  };
};
