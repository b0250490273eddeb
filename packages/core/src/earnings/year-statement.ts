import { dayOf, isoDay } from '../formatting/dates.ts';
import { CENTS_PER_EURO } from '../formatting/formatting.constants.ts';
import type { EarnedService } from './earnings.ts';
import type { EarnedInMonth } from './earnings-report.ts';

/** A spreadsheet takes a cell that begins like this for a formula; so does one that hides it behind a tab or a line break. */
const LOOKS_LIKE_A_FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",;\r\n]/;
const LINE_END = '\r\n';
/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Content of a cell; a number is written as one, with a dot, so that a spreadsheet can add it up. */
export type CsvCell = string | number;

const cell = (value: CsvCell): string => {
  if (typeof value === 'number') return String(value);
  const text = value;
  const harmless = LOOKS_LIKE_A_FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) || harmless !== text ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/**
 * Writes rows as a CSV file for a spreadsheet: numbers as numbers, and texts that begin with = + - @ made harmless.
 * @spec §2 /earnings/ — the file is our own
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(',') + LINE_END).join('');

/** Currency of every amount, as ISO 4217 has it. */
export const CURRENCY = 'EUR';

/** Texts of a statement, in the language of the screen. */
export interface StatementWords {
  /** Month with its time zone, service, number, amount, currency. */
  readonly head: readonly string[];
  readonly total: string;
  readonly service: (service: EarnedService) => string;
}

const inEuros = (amount: number): number => amount / CENTS_PER_EURO;

/** Rows of a year's statement for a spreadsheet: a month and a service each, amounts and numbers as numbers, and the sum below. */
export const statementRows = (
  months: readonly EarnedInMonth[],
  { head, total, service: nameOf }: StatementWords,
): readonly (readonly CsvCell[])[] => {
  const rows = months.flatMap(({ at, services }) =>
    services.map(({ service, count, amount }): readonly CsvCell[] => [
      isoDay(dayOf(at)).slice(0, 'yyyy-mm'.length),
      nameOf(service),
      count,
      inEuros(amount),
      CURRENCY,
    ]),
  );
  const count = months.reduce((sum, month) => sum + month.count, 0);
  const amount = months.reduce((sum, month) => sum + month.amount, 0);
  return [head, ...rows, [total, '', count, inEuros(amount), CURRENCY]];
};
