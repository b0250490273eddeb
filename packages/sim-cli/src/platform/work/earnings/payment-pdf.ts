import { dayAndMonth, fullDate, shortDate } from '@greenroom/core/formatting/dates';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { currency } from '@greenroom/core/formatting/money';
import { cents, seconds } from '@greenroom/core/kernel/units';
import { languageOrFallback, type Language } from '@greenroom/core/localisation/language';
import { isService } from '@greenroom/core/services/service';
import { isAnonymousName } from '@greenroom/core/session/client-name';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import type { PaymentRow } from '../../base/store/tables/session-tables.ts';
import words from './payment-words.json' with { type: 'json' };
import { drawPdf, MARGIN, type PdfTable } from './pdf-document.ts';

/** Texts of the payment documents; `anonymous` names a customer without an account. */
type PaymentWords = typeof words.nl;

/** Texts of the documents in the languages of the product. @spec §9 Languages */
const PAYMENT_WORDS: Readonly<Record<Language, PaymentWords>> = words;

/** Names a service on a document; one without a word keeps its own name. */
export const serviceWord = ({ services }: PaymentWords, service: string): string =>
  isService(service) ? services[service] : service;

/** One line of a specification: a session of the week. */
export interface SpecificationLine {
  readonly started_at: number;
  readonly name: string;
  readonly service: string;
  readonly duration: number;
  readonly earned: number;
}

/** One line of an invoice: a service of the week. */
export interface InvoiceLine {
  readonly service: string;
  readonly count: number;
  readonly amount: number;
}

interface Subject {
  readonly payment: PaymentRow;
  readonly performer: Pick<PerformerRow, 'id' | 'nickname' | 'language'>;
}

/** Texts in the performer's language; an unknown language gets the product's fallback. */
export const wordsFor = ({ language }: Pick<PerformerRow, 'language'>): PaymentWords =>
  PAYMENT_WORDS[languageOrFallback(language)];

export const money = (amount: number): string => currency(cents(amount));

/** Draws a document of a payment: its number, week and day, and one table with the sum below. */
const draw = (
  { payment, performer }: Subject,
  title: string,
  { head, rows, columns }: Pick<PdfTable, 'head' | 'rows' | 'columns'>,
): Promise<Buffer> => {
  const words = wordsFor(performer);
  const week = `${dayAndMonth(payment.from_day)} - ${dayAndMonth(payment.until_day)}`;
  return drawPdf({
    title,
    name: payment.id,
    language: performer.language,
    madeAt: new Date(payment.paid_at * 1000),
    facts: [
      `${words.number} ${payment.id}`,
      `${words.performer} ${performer.nickname} (${performer.id})`,
      `${words.week} ${week}`,
      `${words.paidOn} ${shortDate(seconds(payment.paid_at))}`,
    ],
    tables: [{ head, rows, columns, foot: [words.total, ...head.slice(2).map(() => ''), money(payment.amount)] }],
    zone: words.zone,
  });
};

/** Draws the invoice of a payment as PDF: number and amount of each service. @spec §7 Invoice download link */
export const invoicePdf = (subject: Subject, lines: readonly InvoiceLine[]): Promise<Buffer> => {
  const words = wordsFor(subject.performer);
  return draw(subject, words.invoice, {
    head: [words.service, words.count, words.amount],
    columns: [MARGIN, 320, 420],
    rows: lines.map(({ service, count, amount }) => [serviceWord(words, service), String(count), money(amount)]),
  });
};

/** Draws the specification of a payment as PDF: every session of its week. @spec §1 specifications with PDF and invoice download */
export const specificationPdf = (subject: Subject, lines: readonly SpecificationLine[]): Promise<Buffer> => {
  const words = wordsFor(subject.performer);
  return draw(subject, words.specification, {
    head: [words.time, words.client, words.service, words.duration, words.amount],
    columns: [MARGIN, 170, 310, 400, 460],
    rows: lines.map(({ started_at: at, name, service, duration, earned }) => [
      fullDate(seconds(at)),
      isAnonymousName(name) ? words.anonymous : name,
      serviceWord(words, service),
      duration > 0 ? sessionTime(seconds(duration)) : '',
      money(earned),
    ]),
  });
};
