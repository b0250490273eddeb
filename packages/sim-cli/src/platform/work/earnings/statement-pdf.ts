import { earnedPerHour } from '@greenroom/core/earnings/earnings-report';
import { fullDate } from '@greenroom/core/formatting/dates';
import { hoursAndMinutes } from '@greenroom/core/formatting/durations';
import { TIME_ZONE } from '@greenroom/core/formatting/formatting.constants';
import { cents, seconds, type Seconds } from '@greenroom/core/kernel/units';
import { languageOrFallback } from '@greenroom/core/localisation/language';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { money, serviceWord, wordsFor, type InvoiceLine } from './payment-pdf.ts';
import { drawPdf, MARGIN } from './pdf-document.ts';

/** Sums of a year, as its report has them. */
export interface StatementSums {
  readonly sum: number;
  readonly count: number;
  readonly onAir: number;
  readonly months: readonly {
    readonly date: number;
    readonly count: number;
    readonly amount: number;
    readonly onAir: number;
  }[];
  readonly services: readonly InvoiceLine[];
  readonly paidOut: { readonly count: number; readonly amount: number };
}

interface Subject {
  readonly performer: Pick<PerformerRow, 'id' | 'nickname' | 'language'>;
  readonly year: number;
  /** The moment up to which the year is told: its end, or now while it runs. */
  readonly until: Seconds;
}

/** Hours and minutes: `49:42`. */
const hoursOf = (onAir: number): string => {
  const { hours, minutes } = hoursAndMinutes(seconds(onAir));
  return `${hours}:${String(minutes).padStart(2, '0')}`;
};

const rateOf = ({ amount, onAir }: { readonly amount: number; readonly onAir: number }): string => {
  const rate = earnedPerHour(cents(amount), seconds(onAir));
  return rate === undefined ? '-' : money(rate);
};

/** The statement of a calendar year: earnings by month with the time on air, by service, and the sum of the payouts. */
export const statementPdf = (subject: Subject, sums: StatementSums): Promise<Buffer> => {
  const { performer, year, until } = subject;
  const words = wordsFor(performer);
  const monthName = new Intl.DateTimeFormat(languageOrFallback(performer.language), {
    timeZone: TIME_ZONE,
    month: 'long',
  });
  return drawPdf({
    title: words.statement,
    name: `${performer.id}-${year}`,
    language: performer.language,
    madeAt: new Date(until * 1000),
    facts: [
      `${words.year} ${year}`,
      `${words.performer} ${performer.nickname} (${performer.id})`,
      `${words.until} ${fullDate(seconds(until - 1))}`,
      `${words.paidOut}:`,
      `${money(sums.paidOut.amount)} (${sums.paidOut.count} ${words.payouts})`,
    ],
    tables: [
      {
        head: [words.month, words.count, words.onAir, words.perHour, words.amount],
        columns: [MARGIN, 180, 250, 350, 440],
        rows: sums.months.map((month) => [
          monthName.format(month.date * 1000),
          String(month.count),
          hoursOf(month.onAir),
          rateOf(month),
          money(month.amount),
        ]),
        foot: [
          words.total,
          String(sums.count),
          hoursOf(sums.onAir),
          rateOf({ amount: sums.sum, onAir: sums.onAir }),
          money(sums.sum),
        ],
      },
      {
        head: [words.service, words.count, words.amount],
        columns: [MARGIN, 320, 420],
        rows: sums.services.map(({ service, count, amount }) => [
          serviceWord(words, service),
          String(count),
          money(amount),
        ]),
        foot: [words.total, String(sums.count), money(sums.sum)],
      },
    ],
    zone: words.zone,
  });
};
