/** Counts each kind of error. */
export interface ErrorCounter {
  readonly failed: (what: string) => void;
  readonly counts: () => Readonly<Record<string, number>>;
}

export const createErrorCounter = (): ErrorCounter => {
  const counts: Record<string, number> = {};
  return {
    failed: (what) => {
      counts[what] = (counts[what] ?? 0) + 1;
    },
    counts: () => ({ ...counts }),
  };
};
