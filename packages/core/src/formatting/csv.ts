import type { Language } from '../localisation/language.ts';

/** A spreadsheet takes a cell that begins like this for a formula; so does one in which the sign is as wide as a Japanese character. */
const FORMULA = '[=+\\-@＝＋－＠]';
/** Beginning of a cell: a separator or a line break too, for a reader with another separator; quotes and blanks hide nothing. */
const FORMULA_IN_CELL = new RegExp(`((?:^|[,;\\t\\r\\n])[\\s"]*)(?=${FORMULA})`, 'gu');
const BEGINS_WITH_CONTROL = /^[\t\r\n]/;
const NEEDS_QUOTES = /["',;\t\r\n]/;
const LINE_END = '\r\n';
/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Content of a cell; a number is written as one, so that a spreadsheet can add it up. */
export type CsvCell = string | number;

/** Signs by which a spreadsheet of a language reads a file on a double click. */
const FORMATS: Readonly<Record<Language, { readonly separator: string; readonly decimal: string }>> = {
  nl: { separator: ';', decimal: ',' },
  de: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
};

const textCell = (text: string): string => {
  const first = BEGINS_WITH_CONTROL.test(text) ? `'${text}` : text;
  const harmless = first.replaceAll(FORMULA_IN_CELL, "$1'");
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/**
 * Writes rows as a CSV file for a spreadsheet: numbers as numbers of the language, and texts that begin with = + - @ made harmless,
 * whichever separator the file is opened with.
 * @spec §2 /earnings/ — the file is our own
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[], language: Language): string => {
  const { separator, decimal } = FORMATS[language];
  const cell = (value: CsvCell): string =>
    typeof value === 'number' ? String(value).replace('.', decimal) : textCell(value);
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(separator) + LINE_END).join('');
};
