/** A spreadsheet takes a cell that begins like this for a formula; so does one that hides it behind a tab or a line break, or writes the sign as wide as a Japanese character. */
const LOOKS_LIKE_A_FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
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
