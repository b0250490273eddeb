/** One line of the table that the benchmark prints. */
export interface BenchRow {
  /** What is measured, in words. */
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  /** The same work without our code, measured in the same run; `undefined` where there is none. */
  readonly floor: number | undefined;
  /** Our figure divided by the floor; only this is compared between machines. */
  readonly ratio: number | undefined;
  /** What was promised, in words: `>= 5 M/s or 0.5x`. */
  readonly limit: string;
  readonly ok: boolean;
}
