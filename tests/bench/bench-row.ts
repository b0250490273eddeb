/** One line of the table that the benchmark prints. */
export interface BenchRow {
  /** Measured quantity, in words. */
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  /** The same work without our code, measured in the same run; `undefined` where there is none. */
  readonly floor: number | undefined;
  /** Our figure divided by the floor; only this is compared between machines. */
  readonly ratio: number | undefined;
  /** Limit of the figure, in words: `>= 5 M/s or 0.5x`. */
  readonly limit: string;
  readonly ok: boolean;
}

/** A figure that may be so many times its floor. */
export const atMostTimes = (what: string, figure: number, unit: string, most: number, floor: number): BenchRow => ({
  what,
  figure,
  unit,
  floor,
  ratio: figure / floor,
  limit: `<= ${most}x`,
  ok: figure <= floor * most,
});

/** A figure that may be so large and no larger. */
export const atMost = (what: string, figure: number, unit: string, most: number, floor?: number): BenchRow => ({
  what,
  figure,
  unit,
  floor,
  ratio: floor === undefined ? undefined : figure / floor,
  limit: `<= ${most} ${unit}`.trim(),
  ok: figure <= most,
});
