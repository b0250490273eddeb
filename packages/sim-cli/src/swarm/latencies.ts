export const createErrorCounter = () => {
  const counts: Record<string, number> = {};
  return {
    failed: (what: string): void => {
      counts[what] = (counts[what] ?? 0) + 1;
    },
    counts: (): Readonly<Record<string, number>> => ({ ...counts }),
  };
};

export type ErrorCounter = ReturnType<typeof createErrorCounter>;

/** Number of measurements for each duration; there are as many entries as different durations, however long it runs. */
export type Latencies = Readonly<Record<string, number>>;

/** A tenth of a millisecond. */
const STEPS_PER_MILLISECOND = 10;

export const createLatencyCounter = () => {
  const counts = new Map<number, number>();
  return {
    record: (milliseconds: number): void => {
      const step = Math.ceil(milliseconds * STEPS_PER_MILLISECOND);
      counts.set(step, (counts.get(step) ?? 0) + 1);
    },
    counts: (): Latencies => Object.fromEntries(counts),
  };
};

/** Counts of several observers as one. */
export const sumOf = (all: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> => {
  const sum: Record<string, number> = {};
  for (const [key, count] of all.flatMap((counts) => Object.entries(counts))) sum[key] = (sum[key] ?? 0) + count;
  return sum;
};

/** @returns in milliseconds, what this share of all was not slower than; undefined where nothing was counted */
export const percentile = (counts: Latencies, share: number): number | undefined => {
  const steps = Object.entries(counts)
    .map(([step, count]) => [Number(step), count] as const)
    .toSorted(([left], [right]) => left - right);
  const total = steps.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [step, count] of steps) {
    passed += count;
    if (passed >= total * share) return step / STEPS_PER_MILLISECOND;
  }
  return undefined;
};
