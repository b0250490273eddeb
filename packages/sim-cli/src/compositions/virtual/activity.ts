/** Counts what was begun that a promise will answer, so that waiting can end when nothing is under way. */
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
