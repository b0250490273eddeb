import { z } from 'zod';
import type { BenchRow } from './bench-row.ts';

const rowFormat = z.object({
  /** Name of the benchmark that measured it. */
  bench: z.string(),
  what: z.string(),
  /** Absent where the measurement failed. */
  figure: z.number().optional(),
  unit: z.string(),
  floor: z.number().optional(),
  ratio: z.number().optional(),
  limit: z.string(),
  ok: z.boolean(),
  /** Message of the error that ended the measurement. */
  error: z.string().optional(),
});

/** Report of a run, as `--json` writes it and `--baseline` reads it. */
export const benchReport = z.object({ commit: z.string(), machine: z.string(), rows: z.array(rowFormat) });

export type MeasuredRow = Readonly<z.infer<typeof rowFormat>>;
export type BenchReport = Readonly<z.infer<typeof benchReport>>;

/** Leaves out what is not a number, which JSON does not know. */
const finite = (value: number | undefined): number | undefined => (Number.isFinite(value) ? value : undefined);

export const measuredRow = (bench: string, { figure, floor, ratio, ...row }: BenchRow): MeasuredRow => ({
  bench,
  ...row,
  figure: finite(figure),
  floor: finite(floor),
  ratio: finite(ratio),
});

/** Stands in the table for a benchmark that ended with an error. */
export const failedRow = (bench: string, error: unknown): MeasuredRow => ({
  bench,
  what: bench,
  unit: '',
  limit: '',
  ok: false,
  error: error instanceof Error ? error.message : String(error),
});

/**
 * Row of an earlier report that measured the same: the one with these words, else the one at the same place of the same benchmark in the
 * same unit, because some words hold a number of their run.
 */
export const sameRow = (row: MeasuredRow, rows: readonly MeasuredRow[], earlier: readonly MeasuredRow[]) => {
  const [now, before] = [rows, earlier].map((all) => all.filter(({ bench }) => bench === row.bench));
  const place = now?.indexOf(row) ?? -1;
  const words = before?.find(({ what }) => what === row.what);
  const placed = before?.length === now?.length ? before?.[place] : undefined;
  return words ?? (placed?.unit === row.unit ? placed : undefined);
};

/**
 * Change of the ratio to the floor, or of the figure where there is no floor.
 *
 * @returns per cent; `undefined` where one of them is missing or it was 0
 */
export const changeInPercent = (before: MeasuredRow | undefined, now: MeasuredRow): number | undefined => {
  const hasFloors = before?.ratio !== undefined && now.ratio !== undefined;
  const [from, to] = hasFloors ? [before.ratio, now.ratio] : [before?.figure, now.figure];
  return from === undefined || to === undefined || from === 0 ? undefined : ((to - from) / from) * 100;
};

const shown = (value: number | undefined): string =>
  value === undefined ? '' : value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });

export const percent = (change: number | undefined): string =>
  change === undefined ? '' : `${change > 0 ? '+' : ''}${change.toFixed(1)} %`;

export const withUnit = (value: number | undefined, unit: string): string =>
  value === undefined ? '' : `${shown(value)} ${unit}`.trim();

/** Line of the printed table. */
export const printed = (row: MeasuredRow): Record<string, string> => ({
  what: row.what,
  figure: row.error === undefined ? withUnit(row.figure, row.unit) : 'not measured',
  floor: shown(row.floor),
  ratio: shown(row.ratio),
  promise: row.limit,
  kept: row.error === undefined ? (row.ok ? 'yes' : 'NO') : '',
});

/** Line of the printed table beside an earlier report. */
export const printedBeside = (
  row: MeasuredRow,
  rows: readonly MeasuredRow[],
  earlier: readonly MeasuredRow[],
): Record<string, string> => {
  const before = sameRow(row, rows, earlier);
  const { what, ...rest } = printed(row);
  const change = percent(changeInPercent(before, row));
  return { what: what ?? '', before: withUnit(before?.figure, row.unit), ...rest, change };
};
