import type { CsvCell } from '../formatting/csv.ts';
import { dayOf, isoDay } from '../formatting/dates.ts';
import { CENTS_PER_EURO } from '../formatting/formatting.constants.ts';
import type { Language } from '../localisation/language.ts';
import type { EarnedInMonth } from './earnings-report.ts';
import type { EarnedService } from './earnings.ts';

/** Currency of every amount, as ISO 4217 has it. */
export const CURRENCY = 'EUR';

/** Texts of a statement, in the language of the screen. */
export interface StatementWords {
  readonly language: Language;
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
