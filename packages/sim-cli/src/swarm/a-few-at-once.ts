/** Number of tasks that run at once; the others wait, so that the platform is not flooded. */
const AT_ONCE = 4;

export const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Runs a task for all, a few at a time. @param end stops before the next task begins */
export const forEach = async <One>(
  all: readonly One[],
  end: AbortSignal | undefined,
  does: (one: One) => Promise<void>,
): Promise<void> => {
  const left = all.values();
  const next = async (): Promise<void> => {
    for (const one of left) {
      if (end?.aborted === true) return;
      await does(one);
    }
  };
  await Promise.all(times(AT_ONCE).map(next));
};
